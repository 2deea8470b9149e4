<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- Shows urn-namespaces.xml as a page: one table for each of the two registries. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
                xmlns:iana="http://www.iana.org/assignments" exclude-result-prefixes="iana">
  <xsl:output method="html" encoding="UTF-8" indent="yes"/>

  <xsl:template match="/iana:registry">
    <html lang="en">
      <head>
        <title><xsl:value-of select="iana:title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <style>
          body { font: 1rem/1.4 sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
          table { border-collapse: collapse; width: 100%; }
          th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; }
          tr { border-bottom: 1px solid #8884; }
        </style>
      </head>
      <body>
        <h1><xsl:value-of select="iana:title"/></h1>
        <p>Last updated <xsl:value-of select="iana:updated"/></p>
        <xsl:apply-templates select="iana:registry"/>
        <xsl:apply-templates select="iana:people[iana:person]"/>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="iana:registry/iana:registry">
    <h2 id="{@id}"><xsl:value-of select="iana:title"/></h2>
    <p>Registration: <xsl:apply-templates select="iana:registration_rule"/></p>
    <table>
      <tr><th>URN namespace</th><th>Registered</th><th>Template</th><th>Reference</th></tr>
      <xsl:apply-templates select="iana:record"/>
    </table>
  </xsl:template>

  <!-- An informal record keeps its template in xref and whom to ask in contact. -->
  <xsl:template match="iana:record">
    <tr>
      <td><xsl:value-of select="iana:name"/></td>
      <td><xsl:value-of select="@date"/></td>
      <td><xsl:apply-templates select="iana:template | iana:xref[../iana:contact]"/></td>
      <td><xsl:apply-templates select="iana:contact | iana:xref[not(../iana:contact)]"/></td>
    </tr>
  </xsl:template>

  <xsl:template match="iana:people">
    <h2>People</h2>
    <table>
      <tr><th>Id</th><th>Name</th><th>Contact</th><th>Updated</th></tr>
      <xsl:for-each select="iana:person">
        <tr id="{@id}">
          <td><xsl:value-of select="@id"/></td>
          <td><xsl:value-of select="iana:name"/></td>
          <td><xsl:value-of select="iana:uri"/></td>
          <td><xsl:value-of select="iana:updated"/></td>
        </tr>
      </xsl:for-each>
    </table>
  </xsl:template>

  <xsl:template match="iana:xref">
    <xsl:variable name="label">
      <xsl:choose>
        <xsl:when test="string(.)"><xsl:value-of select="."/></xsl:when>
        <xsl:when test="@type='rfc'">
          <xsl:value-of select="translate(@data, 'rfcbpstd', 'RFCBPSTD')"/>
        </xsl:when>
        <xsl:when test="@type='rfc-errata'">RFC Errata <xsl:value-of select="@data"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="@data"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="target">
      <xsl:choose>
        <xsl:when test="@type='rfc'">https://www.rfc-editor.org/info/<xsl:value-of select="@data"/></xsl:when>
        <xsl:when test="@type='rfc-errata'">https://www.rfc-editor.org/errata/eid<xsl:value-of select="@data"/></xsl:when>
        <xsl:when test="@type='draft'">https://datatracker.ietf.org/doc/<xsl:value-of select="@data"/></xsl:when>
        <xsl:when test="@type='person'">#<xsl:value-of select="@data"/></xsl:when>
        <!-- Only what a browser may safely follow becomes a link. -->
        <xsl:when test="@type='uri' and (starts-with(@data, 'https:') or starts-with(@data, 'http:')
                        or starts-with(@data, 'urn-'))"><xsl:value-of select="@data"/></xsl:when>
      </xsl:choose>
    </xsl:variable>
    <xsl:text>[</xsl:text>
    <xsl:choose>
      <xsl:when test="string($target)"><a href="{$target}"><xsl:value-of select="$label"/></a></xsl:when>
      <xsl:otherwise><xsl:value-of select="$label"/></xsl:otherwise>
    </xsl:choose>
    <xsl:text>]</xsl:text>
  </xsl:template>
</xsl:stylesheet>

# Usage: zsh -f capture.zsh FOLDER WORDS: what Tab offers behind WORDS in a zsh of its own, a line each. FOLDER holds
# _nidreg-cli.
zmodload zsh/zpty || exit 3
setup=$(mktemp -d) || exit 3
trap 'rm -rf $setup' EXIT
cat >$setup/rc <<'END'
PROMPT=''
fpath=($FOLDER $fpath)
autoload -Uz compinit
compinit -u -d $SETUP/dump
bindkey '^I' complete-word
zstyle ':completion:*' insert-tab false
begin() { print -r -- '<offers>' }
finish() { print -r -- '</offers>'; exit }
compprefuncs=(begin)
comppostfuncs=(finish)
compadd() {
    local -a offered
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
    fi
    builtin compadd -A offered "$@"
    (( $#offered )) && print -rl -- $IPREFIX${^offered}
    builtin compadd "$@"
}
print -r -- ready
END
export FOLDER=$1 SETUP=$setup
zpty shell zsh -f -i
zpty -w shell "source $setup/rc"
while zpty -r shell line; do
    [[ $line == ready* ]] && break
done
zpty -n -w shell "$2"$'\t'
inside=0
while zpty -r shell line; do
    line=${line%$'\n'}
    line=${line%$'\r'}
    [[ $line == *'</offers>' ]] && break
    (( inside )) && print -r -- $line
    [[ $line == *'<offers>' ]] && inside=1
done
zpty -d shell
exit 0

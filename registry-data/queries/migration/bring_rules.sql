-- Makes the workflow's tables and the policies those of the program.
--   $1 edges   $2 steps   $3 policies (JSON)
select nidreg_data.bring_workflow($1, $2), nidreg_data.bring_policies($3)

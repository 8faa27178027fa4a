/* REXX ***************************************************************/
/* WBRXREJ   counts the rejected readings by reason and by reader     */
/*           run by job WBMREJ (monthly) or in TSO: TSO %WBRXREJ      */
/*           14-01-13 TVE  WAB-0760                                   */
/**********************************************************************/
parse upper arg dsn .
if dsn = '' then dsn = 'PROD.WABIS.RDG.REJMONTH'
address tso
"ALLOC FI(REJIN) DA('"dsn"') SHR REUSE"
if rc <> 0 then do
  say 'WBX110E cannot allocate' dsn
  exit 8
end
"EXECIO * DISKR REJIN (STEM line. FINIS"
"FREE FI(REJIN)"
count. = 0
reasons = ''
do i = 1 to line.0
  reader = substr(line.i, 26, 4)
  reason = substr(line.i, 30, 3)
  if wordpos(reason, reasons) = 0 then reasons = reasons reason
  count.reason = count.reason + 1
  if reason = 'R08' then call high_reading
end
do w = 1 to words(reasons)
  reason = word(reasons, w)
  say left(reason, 4) right(count.reason, 7)
end
say 'total' right(line.0, 6)
exit 0

high_reading:
  say 'high  ' substr(line.i, 2, 8) 'read by' reader
return

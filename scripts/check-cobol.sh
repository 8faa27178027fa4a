#!/usr/bin/env bash
# Compiles (syntax only) every batch program of the sample that GnuCOBOL can know: no CICS, SQL or IMS, also not through a copybook.
set -u
cd "$(dirname "$0")/../sample-code" || exit 1
if ! command -v cobc > /dev/null; then
  { apt-get update -qq && apt-get install -y -qq gnucobol; } > /dev/null 2>&1 || { echo 'skipped: cobc is not here and apt cannot install gnucobol'; exit 0; }
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The compiler reads text: members in EBCDIC are converted, records of 80 bytes becoming lines.
for dir in cbl cpy cpy-bms dclgen; do
  [ -d "$dir" ] || continue
  mkdir -p "$work/$dir"
  for member in "$dir"/*; do
    if [ "$(tr -d '\n' < "$member" | wc -c)" -eq "$(wc -c < "$member")" ]; then
      { iconv -f IBM1047 -t UTF-8 "$member" | fold -w 80; echo; } > "$work/$member"
    else
      cp "$member" "$work/$member"
    fi
  done
done
cd "$work" || exit 1
checked=0
failed=0
for member in cbl/*; do
  grep -qaiE 'EXEC +(CICS|SQL|DLI)|CBLTDLI' "$member" && continue
  checked=$((checked + 1))
  cobc -fsyntax-only -std=ibm -ffold-copy=upper -I cpy -I cpy-bms -I dclgen "$member" || { echo "does not compile: $member"; failed=$((failed + 1)); }
done
echo "$checked batch programs checked, $failed do not compile"
[ "$checked" -gt 0 ] && [ "$failed" -eq 0 ]

import { type Abbreviation, parseTable } from './abbreviations.ts'

/**
 * What people say of a system in plain words, and what its code and messages write for it: a word (or a phrase) and what stands for it, separated by `|`. One way
 * only: who asks for a client may mean a customer, and `customer` in code is no client. General vocabulary of business and of the trade; nothing here comes from one
 * system. A word belongs here where code has hardly another for it: verbs of storing, showing, searching and ending, and four hundred more heads that were tried,
 * lost as much as they found.
 */
const table = `
absent: missing notfnd | already exist: duplicate | already there: duplicate | accept: valid | add up: total sum accumulate | aeroplane: aircraft | airplane: aircraft
clean up: delete purge | clear out: delete purge | dry run: test preview | flat file: sequential
get rid: delete purge remove | not given: default omitted | too big: exceed maximum limit
too high: exceed maximum limit | too large: exceed maximum limit | too long: exceed maximum limit | too many: exceed maximum limit | too much: exceed maximum limit
trial run: test preview | try out: test preview simulate | airport: airfield aerodrome | appointment: visit appt | attempt: retry try | below zero: negative | bill: invoice
birth date: dob | birthday: dob birth | blank: spaces empty | bottom: footer | bring up to date: update
broken: error invalid abend | capital: upper uppercase | capital letter: uppercase upper | car: motor auto vehicle | cash machine: atm
category: type | cell phone: mobile phone | choice: option | christian name: first forename
clerk: teller operator | client: customer cust | comma separated: csv | compulsory: required | console: terminal screen
contention: deadlock timeout lock | contract: policy agreement | customer: client | deadly embrace: deadlock | decline: reject
deny: reject decline | different: unequal | digit: numeric | disallow: prohibit | display: screen terminal | dose: medication drug
empty: blank spaces null | enough: insufficient sufficient | enough money: insufficient funds | erase: delete clear
exceed: overflow greater | family name: surname lastname last | faulty: invalid | fee: charge | figure out: calculate determine
fill in: enter required | forbid: prohibit | forename: first given firstname | funds: amount money | goods: item stock product
hand over: pass | heading: title header hdr | hidden: nondisplay dark drk | home: house | how big: size | how far: distance
how large: size | how long: duration | how old: age | how wide: width | husband: spouse | identical: same equal | ignore: skip bypass
illegal: invalid bad | illness: disease diagnosis | improper: invalid | incorrect: invalid wrong error | invoice: bill
key in: enter | kind: type typ class | lack: insufficient missing | leave out: missing required omitted default | less than zero: negative
letter: alphabetic alpha | lock: deadlock enq | locked out: lock revoked | log on: signon login | login: userid logon signon
lower case: lowercase lower | mandatory: required must | measurement: reading | minus: negative | missing: blank spaces required
mistyped: invalid wrong | money: amount cash funds | most recent: last latest | most recently: last latest | naught: zero | nil: zero null
not allowed: invalid prohibited | not enough: insufficient | not found: notfnd | not known: unknown notfnd
not permitted: invalid prohibited unauthorized | nothing: null blank none | nought: zero
obligatory: required | oldest: age | option: choice | out of date: expired old | out of range: invalid range limit
overdrawn: overdraft insufficient | page break: eject skip endpage | paper: page | pause: delay wait | petrol: fuel gas | plane: aircraft
postal code: zip zipcode | prevent: prohibit | price: cost rate | prohibited: invalid | put together: string concat build
quotient: division divide | reading: measurement | refuse: reject deny
reject: refuse invalid decline error | repeat: retry again | road: street | salary: pay wage
salesman: agent broker | search word: string keyword search | selection: option choice | sheet: page | sick: patient ill
skip: ignore bypass | small letter: lowercase lower | sort: type | spouse: wife husband | spreadsheet: csv | staff: employee
stock: inventory | street: address addr | supplier: vendor | throw away: discard delete purge | too old: age | top: heading header
town: city | tried again: retry | try again: retry | turn down: reject refuse decline invalid | turn into: convert translate | twice: duplicate dup
type in: enter | unacceptable: invalid | unauthorised: unauthorized authority | unauthorized: authority notauth
unavailable: unavail notopen | undo: rollback backout | unknown: invalid undefined unrecognized notfnd | unpaid: open due outstanding
unsupported: invalid | upper case: uppercase upper | vendor: supplier | wage: pay salary | wait: delay | wife: spouse
window: screen terminal | wipe: delete clear erase | withdraw: debit withdrawal
work out: calculate compute calc determine | worker: employee staff | worth: value amount | wrong: invalid incorrect illegal
youngest: age
`

let read: readonly Abbreviation[] | undefined

/** The table, read when it is first asked for. */
export function spokenWords(): readonly Abbreviation[] {
  read ??= parseTable(table)
  return read
}

/**
 * What the trade writes in names, comments and statements for words of a question: a word (or a phrase) and what stands for it, separated by `|`. It holds both
 * ways between a word and its abbreviations. General vocabulary of business systems and mainframes only; nothing here comes from one system. To add one,
 * add it in its place: lower case, forms as whole parts of a name.
 */
const table = `
abend: abnd abn | abend code: abcode abcd | abnormal: abnm abn | access method services: idcams ams | account: acct acc accnt act
accounting: acctg acctng | accounts payable: ap | accounts receivable: ar | accumulate: accum acum | accumulator: accum | acknowledge: ack
acknowledgement: ack | action: actn act | activity: actvty actv | actual: actl act | addition: addl | additional: addl addnl
address: addr adr addrs adrs | adjust: adj | adjustment: adj adjmt adjst | administration: admin adm | administrator: admin adm
advice: adv | affiliate: affil | agency: agcy agncy | agent: agt agnt | agreement: agmt agrmt | algorithm: algo alg | allocate: alloc
allocation: alloc | allowance: allow alw | alphabetic: alpha | alternate: alt altn | alternate index: aix | amend: amd amnd
amendment: amdt amnd | amount: amt amnt | annual: ann annl | annual percentage rate: apr | annuity: anny | answer: answ ans
application: appl app apl | application owning region: aor | application programming interface: api | apply: appl
approval: apprv appr aprv | approve: appr aprv apprv | area: ar | argument: arg | array: arr | arrears: arr | arrival: arr arv | asset: ast
assign: asgn assn | assignment: asgn asgmt | assistant: asst | associate: assoc | association: assoc assn | attention: attn
attribute: attr attrib atr | audit: aud | authorisation: auth authz autho | authority: auth | authorization: auth authz autho
authorize: auth authz | automated clearing house: ach | automated teller machine: atm | automatic teller: atm | auxiliary: aux
availability: avail | available: avail avl avlbl | average: avg ave | back up: backup bkup bkp | backup: bkup bkp bak | balance: bal blnc
bank: bnk bk | base: bse | batch: btch bat | begin: beg bgn strt | beginning: beg bgn | beneficiary: benef bene bnf | benefit: benf ben bnft
billing: bill blng | birth: brth bth dob | birthday: dob brthdt | bonus: bon bns | borrower: borr brwr | bottom: bot btm
branch: brnch br brch | branch and link: bal balr | broker: brkr bkr | brought forward: bfwd | browse: brws browser stbr startbr
budget: bdgt bud | buffer: buf buff bfr | building: bldg | business: bus bsns busn | business partner: bp | buyer: byr
calculate: calc compute calcul | calculation: calc compute calcul | calendar: cal cldr | cancel: canc cncl can | cancellation: canc cncl
capacity: cap | capital: cap | card: crd cd | carried forward: cfwd carryfwd | carrier: carr | carry: cry | carry forward: cfwd carryfwd
cash on delivery: cod | catalog: cat catlg ctlg | catalogue: cat catlg ctlg | category: cat catg ctgy categ | century: cc cent cty
certificate: cert ctf | change: chg chng | channel: chan chnl | character: char chr | characters: chars chrs | charge: chrg chg chrge
check: chk ck | checkpoint: ckpt chkp chkpt | cheque: chq chk | child: chld | city: cty | claim: clm clms | class: cls
classification: class clsf | clean up: cleanup purge | clear: clr | clear key: dfhclear | client: clnt cli cl | close: cls clse clos
closing: clsg cls | code: cd cde cod | collateral: collat coll | collection: coll colln | column: col clm | command: cmd comm
command level: exec | comment: cmnt cmt comm | commercial: comml coml | commission: comm comsn | commit: cmt syncpoint | commodity: cmdty
common work area: cwa | communicate: comm | communication: comm | communication area: commarea dfhcommarea ca | company: co comp cmpny cpy
compare: cmp comp cpr | complete: cmpl compl cmplt | component: comp cmpnt | compress: cmprs squish | compute: calc comp
condition: cond cnd | configuration: config cfg conf | confirm: conf cnfm cfm | confirmation: conf cfrm confirm | connect: conn
connection: conn | constant: const cnst con | contact: cont ctc | container: cont ctnr | continue: cont | contract: contr cntr ctr cntrct
control: ctl cntl ctrl cntrl | conversion: conv cnv | convert: conv cnv cvt | copy: cpy | copybook: cpy copy | corporate: corp
corporation: corp | correct: corr | correction: corr | correspondence: corresp corr | cost: cst | count: cnt ctr knt | counter: ctr cntr cnt
country: ctry cntry cntr | county: cnty | coupon: cpn | coverage: cov cvg cvrg | create: crt cre creat | credit: cr crd cred crdt
credit card: cc creditcard | creditor: cred crdr | criteria: crit | cross reference: xref crossref xrf | cumulative: cum cuml
currency: curr ccy cur crncy | current: curr cur crnt | customer: cust cus cst cstmr | cycle: cyc cyl | daily: dly day | data: dta dat
data control block: dcb | data link: dli dl1 | data set name: dsn dsname | database: db dbase sql ims | database definition: dbd
database request module: dbrm | dataset: dsn dsname ds dset | date: dt dte dat | date of birth: dob birthdt | day: dy dd | dead letter: dlq
deadline: dline | deadlock: 911 913 | dealer: dlr | death: dth | debit: db dr dbt deb | debtor: debt dbtr | decimal: dec
decision: decn dcsn | declarations generator: dclgen | declare: dcl decl | decline: decl dcln | deduct: ded deduc | deductible: ded deduct
deduction: ded dedn deduc | default: dflt def deflt | define: def dfn | definition: def defn | delay: dly | delete: del dlt dlet dele
delimiter: delim dlm | delinquent: delinq dlq | delivery: dlvry deliv dely dlv | demand: dmd | department: dept dpt
dependent: dep depn dpnd | deposit: dep dpst depo | depreciation: depr deprec | description: desc descr dsc dscr descrip
destination: dest dst | detail: dtl det dtls | device: dev dvc | diagnostic: diag | dictionary: dict | difference: diff dif | digit: dig dgt
dimension: dim | direction: dir drctn | directory: dir drctry | disability: disab dsbl | disbursement: disb disbmt
discount: disc dsc dscnt | dispatch: disp | display: disp dsply dspl dsp | disposition: disp dispo | distance: dist
distribution: dist distr distrib | district: dist | dividend: div dvd | division: div | document: doc docu dcmnt | domestic: dom
double: dbl | draft: drft | driver: drvr drv | duplicate: dup dupl dupe | duration: dur durn | edit: edt | education: educ
effective: eff efctv | effective date: effdt effdte | electronic: elec elect | element: elem elmt elt | eligibility: elig | eligible: elig
email: eml | emergency: emerg | employee: emp empl emplee | employer: empr emplr | employment: empl | encrypt: encr enc crypt
end of day: eod | end of file: eof | end of job: eoj | end of month: eom | end of year: eoy | endorsement: endt endrs | engineer: eng engr
enquiry: enq inq inqry | enter key: dfhenter | entry: ent entr | entry sequenced: esds | environment: env envir | equal: eq equ
equipment: equip eqp eqpt | equity: eqty | error: err er | estimate: est estm | evaluate: eval | evaluation: eval | event: evt evnt
exception: excp exc except xcptn | excess: exc xs | exchange: exch xchg | exchange rate: fx xrate | exec interface block: eib dfheib
execute: exec exe | execute interface block: eib dfheib | execution: exec | exemption: exmpt | existing: exist exst | expense: exp expn xpns
expiration: exp expr expir exprtn | expire: exp expr | expiry: exp expr expry | export: exp expt | extension: ext xtn extn
external: ext extrn | extract: extr xtr ext xtract | facility: facil fac | factor: fact fctr | failure: fail | fall through: fallthru
family: fam | field: fld | figure: fig | file: fil fl | final: fnl fin | finance: fin finan | financial: fin finan | first: frst fst
first name: fname firstnm fstnm | fiscal: fisc fsc | flag: flg fl sw | flight: flt | foreign: for frgn fgn | foreign exchange: fx forex
format: fmt frmt | forward: fwd | fraction: frac | frequency: freq frq | full name: fullnm | function: func fct fn fnc
function key: pf pfkey aid dfhpf | fund: fnd | gender: gndr sex | general: gen gnrl | general ledger: gl genledg | generate: gen gener
generation: gen | generation data group: gdg | gross: grs | group: grp gp | guarantee: guar gtee | guarantor: guar gntr | handle: hndl
handler: hndlr hdlr | hardware: hw | header: hdr hd head | heading: hdg hdng | height: hgt ht | help desk: hd | history: hist hst
holder: hldr | holiday: hol hday hldy | hospital: hosp | hour: hr hh | hours: hrs | household: hhld hh | identification: id ident
identifier: id ident idf | identity card: id | image: img | immediate: imm immed | import: imp impt | include: incl inc | income: inc incm
increase: incr inc | increment: incr inc | index: idx indx ix ndx inx | indicator: ind indic indctr | individual: indiv ind
information: info inf | information management system: ims | initial: init int inl | initialise: init | initialize: init | input: inp in ip
input message queue: io | input output: io inout | inquire: inq | inquiry: inq inqry enq | insert: ins insrt isrt | inspection: insp
installment: instl inst instlmt | instalment: instl inst | instruction: instr inst | insurance: ins insr insur | insured: insd ins
integer: int | interest: int intr intst intrst | interface: intf iface ifc | interim: intrm | intermediate: interm
internal: int intrn intl | international: intl | interrupt: intr int rupt | interval: intvl intv | inventory: inv invt invty invn
investment: invst inv invmt | invoice: inv invc invce | issue: iss | item: itm it | job: jcl jb | job control: jcl
job entry subsystem: jes | journal: jrnl jnl jour | key: ky | key performance indicator: kpi | key sequenced: ksds | label: lbl lab
language: lang lng | last: lst | last name: lname lastnm lstnm | ledger: ldgr ldg ledg | left: lft | legal: lgl | lender: lndr
length: len lng lgth lth leng | letter: ltr let | level: lvl lev | liability: liab lblty | library: lib lbr | licence: lic lcns
license: lic lcns | limit: lmt lim lmit | line: ln lin | linkage: lk lnk ls | list: lst | load: ld lod | loan: ln lon | local: loc lcl
location: loc locn lctn | log in: login logon signon | log on: logon login signon | logical: log lgcl | logical unit: lu luw
logical unit of work: luw uow | look up: lookup lkup | loss: lss | machine: mach | mailing: mail mlg | maintain: maint mnt mntn
maintenance: maint mnt mtn mntnc | manage: mgt mng | management: mgmt mgt mngmt | manager: mgr mngr | manufacturer: mfr mfg manuf
margin: mrgn | marital: mar mrtl | market: mkt mrkt | master: mstr mst mas | material: matl mat mtrl | maturity: mat mtrty matur
maximum: max mx | measure: meas | medical: med | medicare: mcare | member: mbr memb mem | memory: mem | merchant: merch mrch mercht
message: msg mesg mess mssg | message queue: mq queue mqseries | message queueing: mq | method: mthd meth | middle: mid mdl
middle name: mname | minimum: min mn | minute: min mn | minutes: mins | miscellaneous: misc | mode: md | model: mdl
modification: mod modif | modify: mod mdfy | module: mod | month: mon mth mm mo mnth | month to date: mtd | monthly: mthly mon mnthly mly
mortgage: mtg mort mtge | municipal: muni | name: nm nme nam | narrative: narr | national: natl nat | negative: neg | network: net ntwk
next: nxt nx | nominal: nom | normal: norm nrml | not found: notfnd notfound nf 100 | notice: notc | notification: notif ntf
number: num nbr no nr nmbr numb nb | numeric: num nmrc | object: obj | obligation: oblig | occupation: occ occup
occurrence: occ occur occurs | office: off ofc offc | officer: off ofcr offcr | operand: opnd opd | operation: oper op opr oprn
operator: oper opr optr | option: opt optn | order: ord ordr odr | order entry: oe | organisation: org orgn | organization: org orgn
origin: orig | original: orig org orgnl | originator: orig | outcome: outc | output: outp out op otpt | outstanding: outst os outstd
overdraft: od ovdr odrft | overdue: ovd | overflow: ovfl ovflw oflow | overhead: ovhd | owner: ownr own | pa1: dfhpa1 | pa2: dfhpa2
package: pkg pack | packed: pkd pd pk | page: pg | page down: pgdn pagedn | page up: pgup | paid: pd | parameter: parm param prm par parms
parent: prnt par | partial: part prtl | participant: part partic | partitioned data set: pds | partner: prtnr
password: pwd passwd pswd psw pw pass | patient: pat pt | payable: pybl payb | payee: pye | payment: pymt pmt pay paymt pymnt
payroll: pyrl prl payr | penalty: pen pnlty | pending: pend pnd pndg | pension: pens pen | percent: pct perc pcnt
percentage: pct perc prcnt | performance: perf | period: prd per perd pd | permanent: perm | permission: perm | person: pers prsn
personal: pers prsnl | personal identification number: pin | personnel: pers persnl | pf1: dfhpf1 | pf10: dfhpf10 | pf11: dfhpf11
pf12: dfhpf12 | pf13: dfhpf13 | pf14: dfhpf14 | pf15: dfhpf15 | pf16: dfhpf16 | pf17: dfhpf17 | pf18: dfhpf18 | pf19: dfhpf19 | pf2: dfhpf2
pf20: dfhpf20 | pf21: dfhpf21 | pf22: dfhpf22 | pf23: dfhpf23 | pf24: dfhpf24 | pf3: dfhpf3 | pf4: dfhpf4 | pf5: dfhpf5 | pf6: dfhpf6
pf7: dfhpf7 | pf8: dfhpf8 | pf9: dfhpf9 | phone: ph phn tel fone | physical: phys | pick up: pickup | picture: pic | point of sale: pos
pointer: ptr pntr | policy: pol plcy poli | policyholder: polhldr | portfolio: portf port | position: pos posn pstn | positive: pos
postal: post pstl | postal code: zip postcode postcd zipcode | posting: post pstg | preliminary: prelim | premium: prem prm
previous: prev prv pre | price: prc pr | primary: prim pri prime | principal: prin princ prncpl | print: prt prn pr | printer: prt prtr
priority: prty pri prio | problem: prob | procedure: proc prcd | process: proc prcs prc | processing: proc prcsg | product: prod prd
production: prod | profile: prof prfl | profit: prft | profit and loss: pl | program: pgm prog prg pgrm | program communication block: pcb
program function key: pf pfkey | program specification block: psb | program status word: psw | project: proj prj | property: prop prpty
protect: prot | provider: prov prvdr | province: prov | purchase: purch pur prch | purchase order: po | purge: prg | quality: qual qlty
quantity: qty qnty quan | quarter: qtr qrtr | quarterly: qtrly | query: qry | question: ques | queue: que qu | queue manager: qmgr
quotation: quot | quote: qte quot | quotient: quo | random: rand rnd | range: rng | rate: rt rte | rating: rtg | receipt: rcpt rct recpt
receivable: recv rcvbl | receive: rcv recv rec | receiver: rcvr | recipient: rcpnt recip | reconcile: recon | reconciliation: recon rec
record: rec rcd recd reco | record count: reccnt | records: recs rcds | recovery: recov rcvry | redemption: redm | reduction: redn
reference: ref refr | refund: rfnd rfd | region: reg rgn | register: reg rgstr | registration: reg regn | reinsurance: reins ri
reject: rej rjct | rejection: rej | relation: rel reln | relationship: rel reltn | relative: rel | relative record: rrds rrn
release: rel rls rlse | remainder: rem rmdr | remaining: rem rmng | remark: rmk rmrk | remittance: remit rmt | remote: rmt
renewal: renew rnwl rnw | rental: rntl | repair: rpr | replace: repl rplc | report: rpt rept rprt rep | request: req rqst reqst
requirement: req rqmt | requisition: req reqn | reservation: resv | reserve: rsv resv rsrv | residual: resid | resource: rsrc res
resource access: racf | response: resp rsp rspns | restart: rst rstrt rest | restriction: restr | result: rslt res | retail: rtl
retirement: ret retr | retrieve: retr rtrv get | return: ret rtn retn | return code: rc retcode retcd rtncode rtncd rtc | revenue: rev
reversal: rev rvsl | reverse: rev rvs | review: rev rvw | revision: rev | right: rt rgt | roll back: rollback | rollback: rlbk rollb rbk
rounding: round rnd | route: rte | routine: rtn rout rtne | salary: sal slry | sale: sls | sales: sls | save area: savearea sa
schedule: sched schd skd schdl | screen: map mapset bms scr scrn panel scn | screen map: mapset bms | search: srch | second: sec scnd
secondary: secn scdy | section: sect sec sctn | sector: sect | security: sec secur scty | segment: seg segm sgmt
segment search argument: ssa | select: sel slct | selection: sel seln | seller: sllr | send: snd | sender: sndr | sentence: sent
sequence: seq sqnc seqn | sequence number: seqno seqnum seqnbr | sequential: seq sequ | serial: ser srl | serial number: serno sn
server: srvr srv | service: svc srv serv svce | session: sess ssn | set up: setup | settlement: settl stlm sttl | severity: sev
shipment: shp shpmt ship | shipping: ship shpg | shut down: shutdown | sign in: signin signon login logon | sign off: signoff logoff logout
sign on: signon sgnon logon login sgn signin | signature: sig sgntr | signon: sgn sgnon logon login signin | single: sngl sgl | size: siz sz
social security: ssn socsec | social security number: ssn ssno socsec | software: sw | sort code: sortcode | source: src sce srce
special: spec spcl | specification: spec | specify: spec | squareroot: sqrt | stack: stk | staff: stf | standard: std stnd
standard industrial: sic | start: strt beg | start up: startup init | state: st stt | statement: stmt stm stmnt stat | station: stn sta
statistic: stat | statistics: stats stat | status: stat sts stts sta stus | status code: sc statcd | stock: stk stck
stock keeping unit: sku | storage: stor stg strg | storage violation: 0c4 asra | store: stor str | street: str strt | string: str strg
structure: struct | subject: subj | subroutine: subr sbr subrtn | subscriber: subs subscr | subscript: sub subs subscr | subsidiary: subsid
substitute: subst | subtotal: subtot stot | subtract: sub | suffix: suff sfx | sum up: total | summary: summ sum smry smmry
supervisor: supv super supvr | supplement: suppl supp | supplier: supp suppl splr | support: supp sup | surcharge: surch
surname: surn snam lname | suspend: susp suspnd | suspense: susp | switch: sw swt swch swi | symbol: sym symb | synchronize: sync
system: sys syst | table: tbl tab tb | target: tgt trgt targ | task control area: tca | task number: taskn eibtaskn | tax: tx
technical: tech | telephone: tel phone phn | temperature: temp | temporary: temp tmp tem | temporary storage: ts tsq tsqueue
temporary storage queue: tsq ts | terminal: term trm tml | terminal identifier: trmid termid eibtrmid | terminate: term trm
termination: term | territory: terr | text: txt | threshold: thresh thrs | ticket: tkt tick | time: tim tm tme | time out: timeout
timestamp: ts tmstmp tmst stamp | title: ttl titl | today: tdy | total: tot ttl totl tl | totals: tots | trace: trc | tracking: trk
trade: trd trad | trader: trdr | trailer: trlr trl tlr | transaction: tran trn trans txn trx tx trns trxn | transaction code: trancode trncd
transaction id: tranid transid trnid | transaction identifier: trnid tranid transid eibtrnid | transfer: xfer xfr trf trnsfr tfr
transient data: td tdq tdqueue | transient data queue: tdq td | translate: xlate trans | transmission: trans xmit xmsn
transmit: xmit trans | transport: transp | treasury: tsy treas | trigger: trig trg | truncate: trunc trnc | trustee: tstee trst
type: typ ty tp | unit: unt un | unit of work: uow luw | universal product code: upc | university: univ | update: upd updt updte
upper: upr | usage: usg | user: usr us | user id: userid usrid uid | user identifier: userid usrid uid | utility: util utl | vacation: vac
valid: vld val | validate: valid vld val vldt edit | validation: valid val vldtn edit | valuation: valn | value: val vlu vl
value added tax: vat | variable: var vbl | variance: var | vector: vec vect | vehicle: veh vhcl | vehicle identification: vin
velocity: vel | vendor: vend vndr vnd | verification: verif ver vfy | verify: ver vfy vrfy verif | version: ver vers vsn
virtual storage: vsam | volume: vol vlm | voucher: vchr vouch | warehouse: whse wh wrhs | warning: warn wrn | warranty: warr wrnty
week: wk | weekly: wkly | weight: wt wgt | wholesale: whsl | width: wid wdth | withdrawal: wdl withdrl wthdrwl wd
withholding: whold wh wthld | work: wrk wk | working storage: ws | write: wrt wr writ | write off: writeoff | year: yr yy yyyy yyy
year to date: ytd | yearly: yrly | zero balance: zerobal | zip code: zip zipcode zipcd postcode postal
`

/** Words of a phrase are separated by blanks; all in lower case. */
export interface Abbreviation {
  readonly words: readonly string[]
  readonly forms: readonly string[]
}

export function abbreviations(): Abbreviation[] {
  return table
    .trim()

    .split(/[|\n]/)
    .map((line) => {
      const [words = '', forms = ''] = line.split(':')
      return { words: words.trim().split(' '), forms: forms.trim().split(' ') }
    })
}

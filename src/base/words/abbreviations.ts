/**
 * What the trade writes in names, comments and statements for words of a question: a word (or a phrase) and what stands for it, separated by `|`. It holds both
 * ways between a word and its abbreviations. General vocabulary of business, science and mainframes only; nothing here comes from one system. To add one,
 * add it in its place: lower case, forms as whole parts of a name.
 */
const table = `
abend: abnd abn | abend code: abcode abcd | abnormal: abnm abn | access control block: acb | access method: acb
access method services: idcams ams | account: acct acc accnt act | accounting: acctg acctng | accounts payable: ap | accounts receivable: ar
accumulate: accum acum | accumulator: accum | acknowledge: ack | acknowledgement: ack | acre feet: acft | acreage: acre | action: actn act
activity: actvty actv | actual: actl act | addition: addl | additional: addl addnl | address: addr adr addrs adrs | address space: asid
adjust: adj | adjustment: adj adjmt adjst | administration: admin adm | administrator: admin adm | admission: admit adm admsn | advice: adv
affiliate: affil | after image: aimage | agency: agcy agncy | agent: agt agnt | agreement: agmt agrmt | airport: arpt aprt
algorithm: algo alg | allocate: alloc | allocation: alloc | allowance: allow alw | alphabetic: alpha | alternate: alt altn
alternate index: aix | altitude: alt | amend: amd amnd | amendment: amdt amnd | amount: amt amnt | annual: ann annl
annual percentage rate: apr | annuity: anny | answer: answ ans | anti money laundering: aml | application: appl app apl
application owning region: aor | application programming interface: api | apply: appl | approval: apprv appr aprv | approve: appr aprv apprv
area: ar | argument: arg | array: arr | arrears: arr | arrival: arr arv | asset: ast | assign: asgn assn | assignment: asgn asgmt
assistant: asst | associate: assoc | association: assoc assn | attention: attn | attention identifier: eibaid | attribute: attr attrib atr
audit: aud | authorisation: auth authz autho | authority: auth | authorization: auth authz autho | authorize: auth authz
automated clearing house: ach | automated teller machine: atm | automatic teller: atm | auxiliary: aux | availability: avail
available: avail avl avlbl | available balance: availbal avbal avlbal | average: avg ave | average daily balance: adb
back order: backorder bkord | back up: backup bkup bkp | backup: bkup bkp bak | balance: bal blnc | balance forward: balfwd bfwd
bank: bnk bk | bank identifier code: bic swift | base: bse | base register: basereg | basic mapping support: bms | batch: btch bat
batch message processing: bmp | batch message program: bmp | begin: beg bgn strt | beginning: beg bgn | beneficiary: benef bene bnf
benefit: benf ben bnft | biggest: maximum max | bill of lading: bol | bill of material: bom | bill of materials: bom | billing: bill blng | binary: bin
binder: iewbind iewblink | biomass: biom | birth: brth bth dob | birthday: dob brthdt | block size: blksize blksz | bonus: bon bns
borrower: borr brwr | bottom: bot btm | boundary: bnd bdry bndry bound | branch: brnch br brch | branch and link: bal balr
broker: brkr bkr | brought forward: bfwd | browse: brws browser stbr startbr | budget: bdgt bud | buffer: buf buff bfr | building: bldg
business: bus bsns busn | business partner: bp | buyer: byr | by hand: manual manually | calculate: calc compute calcul | calculation: calc compute calcul
calendar: cal cldr | cancel: canc cncl can | cancellation: canc cncl | capacity: cap | capital: cap | carbon: carb | card: crd cd
carriage return: crlf | carried forward: cfwd carryfwd | carrier: carr | carry: cry | carry forward: cfwd carryfwd | cash on delivery: cod
catalog: cat catlg ctlg | catalogue: cat catlg ctlg | category: cat catg ctgy categ | central processing unit: cpu | century: cc cent cty | certificate: cert ctf
change: chg chng | channel: chan chnl | character: char chr | character set: charset | characters: chars chrs | charge: chrg chg chrge
chart of accounts: coa | check: chk ck | checkpoint: ckpt chkp chkpt | checksum: chksum cksum crc | cheque: chq chk | child: chld
city: cty | claim: clm clms | class: cls | classification: class clsf | clean up: cleanup purge | clear: clr | clear key: dfhclear
client: clnt cli cl | close: cls clse clos | closing: clsg cls | code: cd cde cod | code page: codepage ccsid | coefficient: coef coeff cof
coinsurance: coins coinsur | collateral: collat coll | collection: coll colln | column: col clm | command: cmd comm | command level: exec
command line: cmdline argv getarg | commarea: dfhcommarea eibcalen | comment: cmnt cmt comm | commercial: comml coml | commission: comm comsn | commit: cmt syncpoint
commodity: cmdty | common system area: csa | common work area: cwa | communicate: comm | communication: comm
communication area: commarea dfhcommarea ca | communications vector table: cvt | company: co comp cmpny cpy | compare: cmp comp cpr
complete: cmpl compl cmplt | completion code: compcode | component: comp cmpnt | compress: cmprs squish | compute: calc comp
concentration: conc | condition: cond cnd | condition code: condcode | configuration: config cfg conf | confirm: conf cnfm cfm
confirmation: conf cfrm confirm | connect: conn | connection: conn | consignee: cnee consg | consignment: consig consgn
constant: const cnst con | contact: cont ctc | container: cont ctnr | continue: cont | contract: contr cntr ctr cntrct
control: ctl cntl ctrl cntrl | control section: csect | convergence: conv converg | conversion: conv cnv | convert: conv cnv cvt
coordinate: coord coor crd | coordination of benefits: cob | copayment: copay | copy: cpy | copybook: cpy copy | corporate: corp
corporation: corp | correct: corr | correction: corr | correspondence: corresp corr | cost: cst | cost center: costctr
cost centre: costctr | count: cnt ctr knt | counter: ctr cntr cnt | country: ctry cntry cntr | county: cnty | coupon: cpn | course: crs
coverage: cov cvg cvrg | create: crt cre creat | credit: cr crd cred crdt | credit card: cc creditcard | creditor: cred crdr
criteria: crit | cross reference: xref crossref xrf | cross section: xsec | cumulative: cum cuml | currency: curr ccy cur crncy
current: curr cur crnt | cursor: csr cur curs | customer: cust cus cst cstmr | cycle: cyc cyl | daily: dly day | data: dta dat
data control block: dcb | data link: dli dl1 | data set control block: dscb | data set name: dsn dsname | data set organization: dsorg
database: db dbase sql ims | database control: dbctl | database definition: dbd | database request module: dbrm
dataset: dsn dsname ds dset | date: dt dte dat | date of birth: dob birthdt | date of death: dod | date of loss: dol | date of service: dos
day: dy dd | day of the week: dow | day of the year: doy jday | day of week: dow | day of year: doy jday | dead letter: dlq
deadline: dline | deadlock: 911 913 | dealer: dlr | death: dth | debit: db dr dbt deb | debtor: debt dbtr | decimal: dec
decision: decn dcsn | declarations generator: dclgen | declare: dcl decl | decline: decl dcln | deduct: ded deduc | deductible: ded deduct
deduction: ded dedn deduc | default: dflt def deflt | define: def dfn | definition: def defn | delay: dly | delete: del dlt dlet dele
delimiter: delim dlm | delinquent: delinq dlq | delivery: dlvry deliv dely dlv | demand: dmd | denominator: denom | density: dens rho
department: dept dpt | departure: dep dprt | dependent: dep depn dpnd | deposit: dep dpst depo | depreciation: depr deprec | depth: dpth dep
dequeue: deq | derivative: deriv der | description: desc descr dsc dscr descrip | destination: dest dst | detail: dtl det dtls
device: dev dvc | diagnosis: diag | diagnosis related group: drg | diagnostic: diag | diameter: dia diam | dictionary: dict
difference: diff dif | digit: dig dgt | dimension: dim | direct access: dasd | direction: dir drctn | directory: dir drctry
disability: disab dsbl | disbursement: disb disbmt | discharge: disch dschg | discount: disc dsc dscnt | disk: dsk dasd | dispatch: disp
display: disp dsply dspl dsp | disposition: disp dispo | distance: dist | distribution: dist distr distrib | district: dist
dividend: div dvd | division: div | divisor: div | doctor: physician | document: doc docu dcmnt | domestic: dom | double: dbl | draft: drft
driver: drvr drv | drug: med medication | dummy section: dsect | duplicate: dup dupl dupe | duration: dur durn
dynamic allocation: dynalloc svc99 bpxwdyn dynam | edit: edt | education: educ | effective: eff efctv | effective date: effdt effdte
eigenvalue: eig eigv | electronic: elec elect | element: elem elmt elt | elevation: elev | eligibility: elig | eligible: elig | email: eml
emergence: emerg | emergency: emerg | employee: emp empl emplee | employer: empr emplr | employer identification number: ein
employment: empl | encrypt: encr enc crypt | end of day: eod | end of file: eof | end of job: eoj | end of line: eol | end of month: eom
end of year: eoy | endorsement: endt endrs | energy: ener engy | engineer: eng engr | enqueue: enq | enquiry: enq inq inqry
enter key: dfhenter | entry: ent entr | entry point: entpt | entry sequenced: esds | environment: env envir
environment variable: getenv envar | equal: eq equ | equation: compute calc calculation | equipment: equip eqp eqpt | equity: eqty | error: err er | error message: errmsg
estimate: est estm | estimated time of arrival: eta | evaluate: eval | evaluation: eval | evaporation: evap
evapotranspiration: et evtr etp | event: evt evnt | event control block: ecb | exception: excp exc except xcptn | excess: exc xs
exchange: exch xchg | exchange rate: fx xrate | exec interface block: eib dfheib | execute: exec exe | execute interface block: eib dfheib
execution: exec | exemption: exmpt | existing: exist exst | expense: exp expn xpns | expiration: exp expr expir exprtn | expire: exp expr
expiry: exp expr expry | explanation of benefits: eob | exponent: exp expo expon | exponential: exp expon | export: exp expt
extension: ext xtn extn | external: ext extrn | extract: extr xtr ext xtract | extrapolate: extrap | facility: facil fac | factor: fact fctr
failure: fail | fall through: fallthru | family: fam | fertiliser: fert | fertilizer: fert | field: fld | figure: fig | file: fil fl
file control table: fct | file name: filename fname filenm | file status: filestat filests | final: fnl fin | finance: fin finan
financial: fin finan | first: frst fst | first name: fname firstnm fstnm | fiscal: fisc fsc | flag: flg fl sw | flight: flt | float: flt
floating point: float flt | foreign: for frgn fgn | foreign exchange: fx forex | format: fmt frmt | formula: compute calc calculation | forward: fwd | fraction: frac
fraud: frd | freight: frt frght | frequency: freq frq | full name: fullnm | full time equivalent: fte | function: func fct fn fnc
function key: pf pfkey aid dfhpf | fund: fnd | gender: gndr sex | general: gen gnrl | general ledger: gl genledg | generate: gen gener
generation: gen | generation data group: gdg | germination: germ | grade: grd | gradient: grad | grain: grn | grid: grd | gross: grs
groundwater: grw | group: grp gp | growing degree days: gdd | guarantee: guar gtee | guarantor: guar gntr | handle: hndl
handler: hndlr hdlr | hardware: hw | harvest: harv hvst | header: hdr hd head | heading: hdg hdng | height: hgt ht | help desk: hd
hexadecimal: hex | highest: high maximum max | history: hist hst | holder: hldr | holiday: hol hday hldy | hospital: hosp | host name: hostname
hour: hr hh | hourly: hrly | hours: hrs | household: hhld hh | humidity: hum | hydraulic conductivity: ksat | identification: id ident
identifier: id ident idf | identity card: id | image: img | immediate: imm immed | import: imp impt | include: incl inc | income: inc incm
increase: incr inc | increment: incr inc | index: idx indx ix ndx inx | indicator: ind indic indctr | individual: indiv ind
industry: indus | information: info inf | information management system: ims | initial: init int inl | initialise: init | initialize: init
inpatient: inpat | input: inp in ip | input message queue: io | input output: io inout | inquire: inq | inquiry: inq inqry enq
insert: ins insrt isrt | inspection: insp | installment: instl inst instlmt | instalment: instl inst | instruction: instr inst
insurance: ins insr insur | insured: insd ins | integer: int | integral: integ | integration: integ | interest: int intr intst intrst
interface: intf iface ifc | interim: intrm | intermediate: interm | internal: int intrn intl | international: intl
international bank account number: iban | interpolate: interp intpl | interpolation: interp intpl | interrupt: intr int rupt
interval: intvl intv | inventory: inv invt invty invn | investment: invst inv invmt | invoice: inv invc invce | issue: iss | item: itm it
iteration: iter | job: jcl jb | job control: jcl | job entry subsystem: jes | job log: joblog syslog | job name: jobname jobnm
job step: jobstep stepname | journal: jrnl jnl jour | julian: jul jday | key: ky | key performance indicator: kpi | key sequenced: ksds
kilowatt hour: kwh | know your customer: kyc | label: lbl lab | language: lang lng | last: lst | last name: lname lastnm lstnm
largest: maximum max | latitude: lat | layer: lyr lay layr | lead time: leadtime ldtime | leaf area: lai | leaf area index: lai | ledger: ldgr ldg ledg | left: lft
legal: lgl | lender: lndr | length: len lng lgth lth leng | length of stay: los | letter: ltr let | level: lvl lev | liability: liab lblty
library: lib lbr | licence: lic lcns | license: lic lcns | limit: lmt lim lmit | line: ln lin | link edit: lked linkedit
linkage: lk lnk ls | linkage editor: lked linkedit | list: lst | load: ld lod | load library: loadlib steplib loadlb
load module: loadmod lmod | loan: ln lon | loan to value: ltv | local: loc lcl | location: loc locn lctn | lock: lck enq | log file: logfile
log in: login logon signon | log on: logon login signon | logarithm: log alog | logical: log lgcl | logical record length: lrecl
logical unit: lu luw | logical unit of work: luw uow | longitude: lon long | look up: lookup lkup | loss: lss | lower limit: lolim lowlim
lowest: low minimum min | machine: mach | mailing: mail mlg | maintain: maint mnt mntn | maintenance: maint mnt mtn mntnc | manage: mgt mng
management: mgmt mgt mngmt | manager: mgr mngr | manufacturer: mfr mfg manuf | margin: mrgn | marital: mar mrtl | market: mkt mrkt
master: mstr mst mas | material: matl mat mtrl | matrix: mtx matr | maturity: mat mtrty matur | maximum: max mx
maximum temperature: tmax maxtemp | mean: avg | measure: meas | medical: med | medicare: mcare | medication: med meds drug
medicine: med meds drug medication | member: mbr memb mem | memory: mem | merchant: merch mrch mercht | merge: mrg | mesh: msh
message: msg mesg mess mssg | message class: msgclass | message format service: mfs | message number: msgno msgnum msgid
message processing program: mpp | message processing region: mpr | message queue: mq queue mqseries | message queueing: mq | meter: mtr
meter reading: mtrrdg | method: mthd meth | middle: mid mdl | middle name: mname | minimum: min mn | minimum temperature: tmin mintemp
minute: min mn | minutes: mins | miscellaneous: misc | mode: md | model: mdl | modification: mod modif | modify: mod mdfy | module: mod
month: mon mth mm mo mnth | month to date: mtd | monthly: mthly mon mnthly mly | mortgage: mtg mort mtge | multiply: mult mul mpy
municipal: muni | name: nm nme nam | narrative: narr | national: natl nat | national provider identifier: npi | negative: neg
negative acknowledgement: nak | net present value: npv | network: net ntwk | next: nxt nx | nitrogen: nitro nit | no claims bonus: ncb ncd
no claims discount: ncd ncb | node: nod | nominal: nom | normal: norm nrml | not found: notfnd notfound nf 100 | notice: notc
notification: notif ntf | number: num nbr no nr nmbr numb nb | numerator: numer | numeric: num nmrc | object: obj | obligation: oblig
occupation: occ occup | occurrence: occ occur occurs | office: off ofc offc | officer: off ofcr offcr | on hand: onhand onhnd
on order: onorder onord | operand: opnd opd | operating system: os | operation: oper op opr oprn | operator: oper opr optr
option: opt optn | order: ord ordr odr | order entry: oe | organic carbon: oc soc | organic matter: om som | organisation: org orgn
organization: org orgn | origin: orig | original: orig org orgnl | originator: orig | out of stock: oos | outcome: outc | outpatient: outpat
output: outp out op otpt | outstanding: outst os outstd | over the counter: otc | overdraft: od ovdr odrft | overdue: ovd
overflow: ovfl ovflw oflow | overhead: ovhd | overtime: ovt | owner: ownr own | pa1: dfhpa1 | pa2: dfhpa2 | package: pkg pack
packed: pkd pd pk | page: pg | page down: pgdn pagedn | page up: pgup | paid: pd | parameter: parm param prm par parms | parent: prnt par
parse: prs | part number: partno partnum | partial: part prtl | participant: part partic | partition: ptn partn | partitioned data set: pds
partner: prtnr | passenger: pax psgr passgr | password: pwd passwd pswd psw pw
patient: pat pt | pause: wait delay sleep stimer | payable: pybl payb | payee: pye
payment: pymt pmt pay paymt pymnt | payroll: pyrl prl payr | penalty: pen pnlty | pending: pend pnd pndg | pension: pens pen
percent: pct perc pcnt | percentage: pct perc prcnt | performance: perf | period: prd per perd pd | permanent: perm | permission: perm
person: pers prsn | personal: pers prsnl | personal identification number: pin | personnel: pers persnl | pf1: dfhpf1 | pf10: dfhpf10
pf11: dfhpf11 | pf12: dfhpf12 | pf13: dfhpf13 | pf14: dfhpf14 | pf15: dfhpf15 | pf16: dfhpf16 | pf17: dfhpf17 | pf18: dfhpf18
pf19: dfhpf19 | pf2: dfhpf2 | pf20: dfhpf20 | pf21: dfhpf21 | pf22: dfhpf22 | pf23: dfhpf23 | pf24: dfhpf24 | pf3: dfhpf3 | pf4: dfhpf4
pf5: dfhpf5 | pf6: dfhpf6 | pf7: dfhpf7 | pf8: dfhpf8 | pf9: dfhpf9 | phone: ph phn tel fone | phosphorus: phos | physical: phys
physician: phys | pick up: pickup | picture: pic | pixel: pix | point of sale: pos | pointer: ptr pntr | policy: pol plcy poli
policyholder: polhldr | polynomial: poly polyn | port number: portno | portfolio: portf port | position: pos posn pstn | positive: pos
postal: post pstl | postal code: zip postcode postcd zipcode | posting: post pstg | potassium: potas | potential evapotranspiration: pet
precipitation: precip prcp ppt rain rainf | preliminary: prelim | premium: prem prm | prescription: presc prscr script
pressure: press pres prs | previous: prev prv pre | price: prc pr | price per unit: unitprice uprc | primary: prim pri prime
principal: prin princ prncpl | print: prt prn pr | printer: prt prtr | priority: prty pri prio | problem: prob | procedure: proc prcd
process: proc prcs prc | process id: pid | processor: cpu | processing: proc prcsg | processing program table: ppt | product: prod prd | production: prod
profile: prof prfl | profit: prft | profit and loss: pl | program: pgm prog prg pgrm | program communication block: pcb
program control table: pct | program function key: pf pfkey | program list table: plt | program specification block: psb
program status word: psw | project: proj prj | proof of delivery: pod | property: prop prpty | protect: prot | provider: prov prvdr
province: prov | purchase: purch pur prch | purchase order: po | purge: prg | quality: qual qlty | quantity: qty qnty quan
quarter: qtr qrtr | quarterly: qtrly | query: qry | question: ques | queue: que qu | queue manager: qmgr | quotation: quot | quote: qte quot
quotient: quo | radiation: rad radn | radius: rad | rain: rainf precip prcp | rainfall: rain rainf precip prcp | random: rand rnd
range: rng | rate: rt rte | rating: rtg | reading: rdg rdng | reason code: rsn rsncode rsncd reason | receipt: rcpt rct recpt
receivable: recv rcvbl | receive: rcv recv rec | receiver: rcvr | recipient: rcpnt recip | reconcile: recon | reconciliation: recon rec
record: rec rcd recd reco | record count: reccnt | record format: recfm | record length: reclen lrecl | records: recs rcds
recovery: recov rcvry | redemption: redm | reduction: redn | reference: ref refr | refund: rfnd rfd | region: reg rgn | register: reg rgstr
register save area: savearea | registration: reg regn | regular expression: regex regexp | reinsurance: reins ri | reject: rej rjct
rejection: rej | relation: rel reln | relationship: rel reltn | relative: rel | relative humidity: rh relhum | relative record: rrds rrn
release: rel rls rlse | remainder: rem rmdr | remaining: rem rmng | remark: rmk rmrk | remittance: remit rmt | remote: rmt
renewal: renew rnwl rnw | rental: rntl | reorder: reord | repair: rpr | replace: repl rplc | report: rpt rept rprt rep
request: req rqst reqst | request parameter list: rpl | requirement: req rqmt | requisition: req reqn | reservation: resv
reserve: rsv resv rsrv | reservoir: resv resvr | residual: resid | residue: resid | resource: rsrc res | resource access: racf
response: resp rsp rspns | restart: rst rstrt rest | restriction: restr | result: rslt res | retail: rtl | retirement: ret retr
retrieve: retr rtrv get | return: ret rtn retn | return code: rc retcode retcd rtncode rtncd rtc | revenue: rev | reversal: rev rvsl
reverse: rev rvs | review: rev rvw | revision: rev | right: rt rgt | roll back: rollback | rollback: rlbk rollb rbk | rotation: rot
rounding: round rnd | route: rte | routine: rtn rout rtne | routing number: aba rtn | salary: sal slry | sale: sls | sales: sls
saturation: satur | save area: savearea sa | schedule: sched schd skd schdl | screen: map mapset bms scr scrn panel scn
screen map: mapset bms | search: srch | second: sec scnd | secondary: secn scdy | section: sect sec sctn | sector: sect
security: sec secur scty | sediment: sed | segment: seg segm sgmt | segment search argument: ssa | select: sel slct | selection: sel seln
seller: sllr | semester: sem | send: snd | sender: sndr | sentence: sent | sequence: seq sqnc seqn | sequence number: seqno seqnum seqnbr
sequential: seq sequ | serial: ser srl | serial number: serno sn | server: srvr srv | service: svc srv serv svce
service request block: srb | session: sess ssn | set up: setup | settlement: settl stlm sttl | severity: sev | shared library: dll
shipment: shp shpmt ship | shipper: shpr | shipping: ship shpg | shut down: shutdown | sign in: signin signon login logon
sign off: signoff logoff logout | sign on: signon sgnon logon login sgn signin | signature: sig sgntr | signon: sgn sgnon logon login signin
single: sngl sgl | size: siz sz | smallest: minimum min | social security: fica ssn socsec | social security number: ssn ssno socsec | software: sw
solar radiation: srad solrad | sort: srt | sort code: sortcode | sort key: sortkey | source: src sce srce | special: spec spcl
specification: spec | specify: spec | spool: sysout jes | square root: sqrt | squareroot: sqrt | stack: stk | staff: stf
standard: std stnd | standard deviation: stddev stdev | standard industrial: sic | standing order: stord | start: strt beg
start up: startup init | state: st stt | statement: stmt stm stmnt stat | station: stn sta | statistic: stat | statistics: stats stat
sleep: wait delay pause stimer
status: stat sts stts sta stus | status code: sc statcd | stock: stk stck | stock keeping unit: sku | storage: stor stg strg
storage violation: 0c4 asra | store: stor str | street: str strt | string: str strg | structure: struct | student: stu stud | subject: subj
subroutine: subr sbr subrtn | subscriber: subs subscr | subscript: sub subs subscr | subsidiary: subsid | substitute: subst
subtotal: subtot stot | subtract: sub | suffix: suff sfx | sulphur: sulf | sum insured: sumins | sum up: total
summary: summ sum smry smmry | supervisor: supv super supvr | supervisor call: svc | supplement: suppl supp | supplier: supp suppl splr
support: supp sup | surcharge: surch | surname: surn snam lname | suspend: susp suspnd | suspense: susp | switch: sw swt swch swi
symbol: sym symb | synchronize: sync | system: sys syst | system authorization facility: saf racroute | table: tbl tab tb | tape: tap
target: tgt trgt targ | tariff: trf tarif | task control area: tca | task control block: tcb | task number: taskn eibtaskn | tax: tx
tax identification number: tin | technical: tech | telephone: tel phone phn | temperature: temp | temporary: temp tmp tem
temporary storage: ts tsq tsqueue | temporary storage queue: tsq ts | terminal: term trm tml | terminal control table: tct
terminal identifier: trmid termid eibtrmid | terminate: term trm | termination: term | territory: terr | text: txt | threshold: thresh thrs
ticket: tkt tick | time: tim tm tme | time of day: tod | time out: timeout | time zone: tz | timestamp: ts tmstmp tmst stamp
title: ttl titl | today: tdy | tolerance: tol toler | total: tot ttl totl tl | totals: tots | trace: trc | trace table: trctab
tracking: trk | trade: trd trad | trader: trdr | trailer: trlr trl tlr | transaction: tran trn trans txn trx tx trns trxn
transaction code: trancode trncd | transaction id: tranid transid trnid | transaction identifier: trnid tranid transid eibtrnid
transaction work area: twa | transfer: xfer xfr trf trnsfr tfr | transient data: td tdq tdqueue | transient data queue: tdq td
translate: xlate trans | transmission: trans xmit xmsn | transmit: xmit trans | transpiration: transp | transport: transp
treasury: tsy treas | trigger: trig trg | truncate: trunc trnc | trustee: tstee trst | type: typ ty tp | unit: unt un
unit control block: ucb | unit of measure: uom | unit of work: uow luw | unit price: unitprice uprice uprc | universal product code: upc
university: univ | unix: uss omvs | unix system services: uss omvs | update: upd updt updte | upper: upr | url: uri urimap path | usage: usg | user: usr us
user exit: uexit | user id: userid usrid uid | user identifier: userid usrid uid | utility: util utl | vacation: vac | valid: vld val
validate: valid vld val vldt edit | validation: valid val vldtn edit | valuation: valn | value: val vlu vl | value added tax: vat
valve: vlv | variable: var vbl | variance: var | vector: vec vect | vehicle: veh vhcl | vehicle identification: vin | velocity: vel
vendor: vend vndr vnd | verification: verif ver vfy | verify: ver vfy vrfy verif | version: ver vers vsn | virtual storage: vsam
volume: vol vlm | volume table of contents: vtoc | voucher: vchr vouch | wait: delay stimer | warehouse: whse wh wrhs | warning: warn wrn | warranty: warr wrnty
wavelength: wvl | week: wk | weekly: wkly | weight: wt wgt | wholesale: whsl | width: wid wdth | wind speed: wspd windsp
withdrawal: wdl withdrl wthdrwl wd | withholding: whold wh wthld | work: wrk wk | work area: wkarea workarea | work file: workfile wkfile
work in process: wip | work in progress: wip | work order: wo workord | working storage: ws | write: wrt wr writ | write off: writeoff
write to operator: wto | year: yr yy yyyy yyy | year to date: ytd | yearly: yrly | yield: yld | zero balance: zerobal
zip code: zip zipcode zipcd postcode postal
`

/** Words of a phrase are separated by blanks; all in lower case. */
export interface Abbreviation {
  readonly words: readonly string[]
  readonly forms: readonly string[]
}

let read: readonly Abbreviation[] | undefined

/** The table, read when it is first asked for. */
export function abbreviations(): readonly Abbreviation[] {
  read ??= parseTable(table)
  return read
}

/** A table of words or phrases and what stands for each: `a phrase: form other | word: form`. */
export function parseTable(text: string): readonly Abbreviation[] {
  return text
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [words = '', forms = ''] = line.split(':')
      return { words: words.trim().split(' '), forms: forms.trim().split(' ') }
    })
}

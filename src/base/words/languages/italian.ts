/** Italian words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const italian = `
abbreviation: abbreviazione abbreviazioni sigla abbreviato abbr | abend: anomalia interruzione caduta terminazione | ability: capacità abilità possibilità
abnormal: anomalo anomala anormale anomalie | abort: interrompere interrotto annulla abbandona abortire interruzione | above: sopra
abroad: estero estera esteri | abs: assoluto valass | absence: assenza assenze mancanza | absences: assenze assenza | absent: assente assenti mancante
absolute: assoluto assoluta assoluti | absorption: assorbimento assorbito | abstract: astratto astratta riassunto estratto | acc: conto cto accumulo
acceleration: accelerazione accel | accept: accettare accetta accettato accettazione acquisisci | acceptable: accettabile accettabili ammissibile
acceptance: accettazione benestare | accepted: accettato accettata acquisito | access: accesso accessi accedere accede | accessible: accessibile accessibili
accident: incidente incidenti infortunio sinistro sinistri | accommodate: ospitare alloggiare contenere | accomplished: compiuto eseguito realizzato
according: secondo conforme base | accordingly: conseguenza conseguentemente | account: conto conti cto cnt rapporto
accountant: ragioniere contabile commercialista | accountholder: intestatario correntista correntisti | accounting: contabilità contabile contabili ragioneria
accountnumber: numconto numcto | accrue: maturare maturato matura maturazione rateo ratei | acct: conto conti cto rapporto
accumulate: accumulare accumula accumulo cumulare sommare accum | accumulator: accumulatore accumulatori totalizzatore totalizzatori cumulo
accuracy: accuratezza precisione esattezza | accurate: accurato preciso esatto | accurately: accuratamente esattamente
achieve: raggiungere raggiunto ottenere conseguire | acidity: acidità | acknowledge: riscontro conferma riconoscere ricevuta
acquired: acquisito acquisiti acquisita acquisire | act: atto atti agire | action: azione azioni atto | activate: attivare attiva attivato attivazione abilita
activation: attivazione attivazioni | active: attivo attiva attivi attive | activity: attività movimentazione
adapt: adattare adatta adattato adeguare adeguamento | add: aggiungere aggiungi aggiunge aggiunta sommare somma inserimento inserire
added: aggiunto aggiunta aggiunti sommato | addition: addizione aggiunta somma addizioni
additional: aggiuntivo aggiuntiva aggiuntivi supplementare addizionale ulteriore | additionally: inoltre ulteriormente | addr: indirizzo indirizzi indir
address: indirizzo indirizzi indir recapito domicilio indirizzamento | adjacent: adiacente adiacenti contiguo vicino
adjust: rettificare rettifica aggiustare aggiusta conguaglio adeguare regolare | adjuster: perito liquidatore
adjustment: rettifica rettifiche conguaglio aggiustamento adeguamento correzione | admin: amministratore amministrazione amm
administrator: amministratore amministratori gestore amm | admission: ammissione ricovero ricoveri accettazione | admitted: ricoverato ammesso
adopted: adottato adottata adottati | advance: anticipo anticipi acconto acconti avanzamento avanza | advantage: vantaggio vantaggi | advection: avvezione
advised: avvisato consigliato avviso | affect: influire influenzare interessato | after: dopo | afternoon: pomeriggio | afterwards: dopo successivamente poi
again: ancora nuovamente nuovo | against: contro verso | age: età eta anni | agency: agenzia agenzie ag | agent: agente agenti rappresentante ag agt
aggregate: aggregato aggregare aggregati raggruppare complessivo | agree: concordare accordo concorda quadrare quadra
agreed: concordato concordata pattuito convenuto | agreement: accordo accordi convenzione convenzioni intesa contratto
agricultural: agricolo agricola agricoli agraria agrario | agriculture: agricoltura agricolo | aid: aiuto aiuti sussidio contributo assistenza
air: aria aereo aerea | aircraft: aereo aeromobile velivolo | airfoil: profilo alare profili | airport: aeroporto aeroporti | alarm: allarme allarmi
alert: avviso allarme segnalazione avvisi | algorithm: algoritmo algoritmi | alias: pseudonimo sinonimo | aliases: sinonimi sinonimo
align: allineare allinea allineato allineamento | alignment: allineamento allineamenti | all: tutti tutto tutte tutta | allergy: allergia allergie
alloc: allocare alloca allocazione allocato | allocate: allocare alloca allocato ripartire assegnare attribuire
allocation: allocazione ripartizione assegnazione attribuzione imputazione | allowable: ammissibile consentito ammesso
allowance: indennità assegno assegni diaria | alpha: alfa | alphabetic: alfabetico alfabetica alfabetici alfab
alphanumeric: alfanumerico alfanumerica alfanumerici alfanum | already: già | also: anche | alter: alterare modificare varia modifica
alternate: alternativo alternativa alternato alterno | alternative: alternativa alternativo | altitude: altitudine quota altezza
altogether: complessivamente insieme | always: sempre | amode: indirizzamento | amortize: ammortizzare ammortamento ammortizzato
amount: importo importi imp ammontare somma quantità cifra | amplification: amplificazione | amt: importo importi imp ammontare | analysis: analisi
analyze: analizzare analizza analizzato | anchor: ancora ancoraggio | angle: angolo angoli | animal: animale animali | annual: annuale annuo annua annuali
annuity: rendita rendite annualità vitalizio | answer: risposta risposte rispondere | any: qualsiasi qualunque | apartment: appartamento appartamenti alloggio
append: accodare accoda aggiungere accodamento appendere | applicable: applicabile applicabili | applicant: richiedente richiedenti candidato candidati
application: applicazione applicazioni applicativo domanda domande richiesta procedura | apply: applicare applica applicato richiedere
apprentice: apprendista apprendisti | approach: approccio metodo avvicinamento | appropriate: appropriato opportuno adatto adeguato
appropriately: opportunamente adeguatamente | approximately: circa approssimativamente | approximation: approssimazione approssimato approssimazioni
april: aprile | aqueduct: acquedotto | aquifer: acquifero falda acquiferi | arbitrary: arbitrario arbitraria qualsiasi | architecture: architettura
archive: archivio archivi archiviare archiviazione arch storico | area: superficie | arg: argomento argomenti argom | argument: argomento argomenti parametro
arithmetic: aritmetica aritmetico aritmetiche | army: esercito militare | arranges: dispone ordina organizza | array: vettore vettori tabella matrice schiera
arrears: arretrati arretrato mora morosità | arrival: arrivo arrivi | arrives: arriva arrivare arrivo | article: articolo articoli art
articles: articoli articolo | artwork: grafica opera | ascending: ascendente crescente crescenti | ask: chiedere chiede chiedi richiedere
assemble: assemblare assembla montare | assembler: assemblatore | assembly: assemblaggio assemblaggi montaggio assemblato | assert: asserire asserzione verifica
asset: cespite cespiti bene attività | assets: attività attivo cespiti beni | assign: assegnare assegna assegnato attribuire assegnazione
assignment: assegnazione assegnazioni assegnamento incarico | assist: assistere assistenza aiuto | associated: associato associata associati collegato
association: associazione associazioni | assume: assumere supporre presume | assumption: ipotesi assunzione presupposto
assumptions: ipotesi assunzioni presupposti | asterisk: asterisco asterischi | atm: bancomat sportello | atmosphere: atmosfera atmosferica | atom: atomo atomi
atomic: atomico atomica | attached: allegato allegata collegato | attachment: allegato allegati | attempt: tentativo tentativi tentare prova
attendance: presenza presenze frequenza | attention: attenzione avvertenza | attributes: attributi attributo attr | audit: revisione verifica ispezione
auditor: revisore revisori ispettore sindaco | aug: agosto | august: agosto | authentic: autentico autentica | author: autore autori
authority: autorità ente autorizzazione | authorization: autorizzazione autorizzazioni abilitazione abilitazioni autor
authorized: autorizzato autorizzata autorizzati abilitato abilitati | auto: automatico automobile autovettura | automated: automatizzato automatizzata
automatic: automatico automatica automatici | automatically: automaticamente automatico | autumn: autunno | auxiliary: ausiliario ausiliaria ausiliari ausiliare
avail: disponibile disponibilità | availability: disponibilità | available: disponibile disponibili disponibilità | average: media medio medie mediare
avg: media medio medie | avoid: evitare evita evitato | axis: asse assi | back: indietro | background: sfondo sottofondo | backorder: arretrato inevaso inevasi
backup: salvataggio salvataggi copia salva riserva | backward: indietro ritroso | backwards: indietro | bad: cattivo errato
badge: matricola cartellino tesserino | badly: malamente | baked: cotto cotta cottura | bal: saldo saldi
balance: saldo saldi bilancio quadratura giacenza sld bilanciare | balloon: pallone maxirata | bank: banca banche bca istituto bancario bancaria
bankaccount: contocorrente conto | bankcode: abi codabi | banknote: banconota banconote | bar: barra barre | barcode: codbar barre codiceabarre
bark: corteccia | barley: orzo | barrel: barile botte | based: basato basata basati | basic: basilare elementare fondamentale
basically: fondamentalmente sostanzialmente | basis: base fondamento basi | batch: lotto lotti differito blocco | beam: trave travi fascio raggio
bearing: cuscinetto cuscinetti | because: perché poiché | bed: letto letti alveo | beer: birra birre | before: prima precedente
begin: inizio iniziare inizia ini comincia | beginning: inizio principio | behavior: comportamento comportamenti | below: sotto | beneath: sotto
beneficiary: beneficiario beneficiari benef percettore | benefit: beneficio benefici prestazione prestazioni indennità vantaggio | between: tra | beyond: oltre
big: grande grandi | bill: bolletta fattura conto effetto bollette cambiale fatturare | billing: fatturazione bollettazione | billion: miliardo miliardi
billofmaterials: distintabase distinta | bills: bollette effetti fatture | bimonthly: bimestrale bimestre | bin: binario cassetta ubicazione
binary: binario binaria binari | bind: legare vincolare collegamento | bins: ubicazioni | birth: nascita nasc nato nata | birthday: compleanno nascita
birthplace: luogonascita nascita | black: nero nera | blacklist: listanera esclusi | blank: spazio spazi vuoto bianco
block: blocco blocchi bloccare blocca bloccato | blocked: bloccato bloccata bloccati | blood: sangue sanguigno | blows: soffia colpi | blue: blu azzurro
body: corpo corpi | boiler: caldaia caldaie | bolt: bullone bulloni | bom: distintabase distinta | bond: obbligazione obbligazioni titolo titoli
bonds: obbligazioni titoli | bonus: premio gratifica premi | book: libro libri registro prenotare | booking: prenotazione prenotazioni prenotato
bookkeeping: contabilità contabile partitario | boolean: booleano booleana logico | borrow: prestito riporto mutuare | borrower: mutuatario debitore mutuatari
boss: capo responsabile | both: entrambi ambedue entrambe | bottle: bottiglia bottiglie | bottom: fondo basso inferiore piede | bought: comprato acquistato
bounce: rimbalzo respinto | boundary: confine bordo limite contorno frontiera | bounds: limiti estremi confini | box: scatola casella riquadro
bracket: scaglione scaglioni parentesi | brackets: parentesi quadre | branch: filiale filiali agenzia sportello salto salta succursale
branchcode: cab codcab sportello | brand: marca marche marchio | break: rottura rompere interruzione interrompi pausa | breakpoint: interruzione
brick: mattone mattoni | brief: breve sintetico | broadcast: diffusione trasmissione | broker: intermediario mediatore | brother: fratello fratelli
browse: consultare consultazione sfogliare scorrere scorri visualizza | budget: preventivo bilancio stanziamento | budgeting: preventivo
buffer: tampone memoria | bug: errore baco difetto | build: costruire costruisce costruisci costruzione prepara componi crea
building: edificio fabbricato edifici fabbricati costruzione immobile | builtin: incorporato predefinito | bulk: massa massivo massiva rinfusa
bump: incrementa incrementare | bureaus: uffici ufficio agenzie | bus: autobus corriera | business: azienda affari attività commerciale impresa
businessname: ragionesociale ragsoc ragione | button: bottone pulsante tasto bottoni | buyer: acquirente compratore acquirenti
bypass: salta saltare ignora escludere | cadastral: catastale catastali catasto | cadastre: catasto catastale catastali
calc: calcolo calcola calcoli calcolare | calculate: calcolare calcola calcolato calcolo calcolata | calculated: calcolato calcolata calcolati
calculation: calcolo calcoli conteggio conteggi | calendar: calendario calendari | calibrate: calibrare calibrazione tarare taratura
call: chiamare chiama chiamata richiamo richiama chiamate | callable: richiamabile | caller: chiamante chiamanti
cancel: annullare annulla annullato annullamento cancella disdetta storno | canceled: annullato annullata annullati | cancelled: annullato annullata annullati
candidate: candidato candidati candidata | cannot: impossibile | capabilities: capacità funzionalità | capacity: capacità capienza portata
capital: capitale capitali capoluogo | caps: maiuscole maiuscolo | captured: catturato acquisito cattura | car: automobile autovettura macchina
carbon: carbonio | card: carta carte scheda schede tessera tessere | cardholder: titolare intestatario | cards: schede tessere | cargo: carico merce
carriage: carrello trasporto porto | carrier: vettore corriere trasportatore | carry: riporto | carryforward: riporto riportare | carryover: riporto
case: caso casi | casefile: pratica pratiche fascicolo | cash: contante contanti cassa liquido | cashdesk: cassa sportello | cashier: cassiere cassieri cassa
cat: categoria categorie | catalog: catalogo cataloghi catalogare catalogato | catch: intercettare cattura | category: categoria categorie categ
cattle: bovini bestiame bovino | cause: causa causale motivo | ceiling: massimale tetto soffitto | cells: celle cella cellule | celsius: centigradi
cement: cemento | census: censimento anagrafe | center: centro centrare centrato centri | centimeter: centimetro centimetri | central: centrale centralizzato
cents: centesimi centesimo | century: secolo secoli | certificate: certificato certificati attestato | chain: catena concatenare catene
championship: campionato | chance: probabilità possibilità | change: modifica modificare variazione cambio cambiare cambia variazioni modificato
changed: modificato variato modificata cambiato | channel: canale canali | chapter: capitolo capitoli | char: carattere caratteri
characteristics: caratteristiche caratteristica | characters: caratteri carattere | charge: addebito addebiti spesa spese addebitare carica onere
chauffeur: autista | check: controllo controlla controllare controlli verifica assegno assegni verificare | checkdigit: controllo cin
checked: controllato verificato controllati | checking: controllo controlli verifica | checkingaccount: contocorrente | checkpoint: controllo ripartenza
checkpoints: controllo controlli | checksum: controllo quadratura | cheese: formaggio formaggi | chemistry: chimica chimico chimiche | cheque: assegno assegni
chequebook: carnet libretto | chg: modifica variazione cambio | chicken: pollo polli gallina | child: figlio figli figlia bambino
chk: controllo ctrl verifica controlla | choice: scelta scelte opzione | choose: scegliere scegli scelta | chunk: blocco pezzo spezzone
church: chiesa parrocchia | circle: cerchio cerchi circonferenza | circumstances: circostanze | citizen: cittadino cittadini cittadinanza
city: città comune comuni località citta | claim: sinistro sinistri denuncia reclamo richiesta | claimant: richiedente danneggiato sinistrato
claims: sinistri denunce reclami | class: classe classi categoria | classic: classico classica | classroom: aula aule | clause: clausola clausole
clay: argilla | clean: pulire pulisci pulito pulizia | cleanup: pulizia pulisci ripulire | clear: pulire pulisci azzera azzerare cancella pulizia azzeramento
clerk: impiegato operatore addetto cassiere | click: clicca cliccare | client: cliente clienti | climate: clima climatico | clock: orologio ora
clone: duplicato copia clonare | close: chiudere chiudi chiusura chiude chiuso chiusa | closed: chiuso chiusa chiusi | closely: strettamente
closing: chiusura chiusure | cloth: stoffa tessuto | clothes: vestiti abbigliamento | cloud: nuvola nube nuvole | cloudy: nuvoloso nuvolosità coperto
club: società circolo | cluster: grappolo gruppo | cntl: controllo ctrl | coal: carbone | code: codice codici cod codifica | codes: codici codifiche
coefficient: coefficiente coefficienti coeff | coin: moneta monete | col: colonna colonne | collateral: garanzia garanzie pegno
collect: raccogliere incassare raccolta raccoglie riscuotere | collection: incasso incassi raccolta riscossione riscossioni esazione | colon: duepunti
color: colore colori | colour: colore colori | column: colonna colonne | combination: combinazione combinazioni | combined: combinato combinata unito
combustion: combustione | comma: virgola virgole | command: comando comandi | comment: commento commenti commentare | commercial: commerciale commerciali
commission: commissione commissioni provvigione provvigioni provv | commit: confermare consolidare conferma | common: comune comuni | commonly: comunemente
communicate: comunicare comunica | communication: comunicazione comunicazioni | compact: compatto compattare compatta
company: azienda società ditta aziende soc impresa compagnia ditte | companyname: ragionesociale ragsoc ragione
compare: confrontare confronta confronto paragona | comparing: confronto | comparison: confronto confronti paragone | compatibility: compatibilità
compatible: compatibile compatibili | compensation: risarcimento indennizzo compenso | compilation: compilazione compilazioni
compile: compilare compila compilato compilazione | compiler: compilatore compilatori | complains: lamenta protesta | complaint: reclamo reclami
complement: complemento | complete: completo completa completare completato terminato | completely: completamente interamente
completion: completamento termine | complex: complesso complessa complessi | compliance: conformità osservanza | component: componente componenti
composite: composto composta | compress: comprimere comprime compresso compatta | compression: compressione | compulsory: obbligatorio obbligatoria
computation: calcolo calcoli computo | compute: calcolare calcola calcolo calcolato | computer: elaboratore calcolatore elaboratori
computing: elaborazione calcolo | concatenate: concatenare concatena concatenato unisce | concatenation: concatenazione concatenamento
concentration: concentrazione concentrazioni | concept: concetto concetti | concrete: calcestruzzo cemento | cond: condizione condizioni
condition: condizione condizioni condiz | conditional: condizionale condizionato condizionata | conductances: conduttanze conduttanza
conductivity: conducibilità conduttività | config: configurazione configura | configuration: configurazione configurazioni
configure: configurare configura configurato | confirm: confermare conferma confermi confermato | confirmation: conferma conferme
confirmed: confermato confermata | conflict: conflitto conflitti contrasto | conjunction: congiunzione | connect: connettere collegare connetti collega connesso
connection: connessione collegamento connessioni allacciamento collegamenti | consecutive: consecutivo consecutivi | consequential: conseguente indiretto
consistency: coerenza congruenza consistenza | consistent: coerente congruente coerenti | consists: consiste composto | console: consolle terminale
constant: costante costanti | constantly: costantemente | constants: costanti costante | constraint: vincolo vincoli | constraints: vincoli vincolo
construct: costruire costruisce costrutto costruito | construction: costruzione costruzioni | consumption: consumo consumi
contact: contatto contatti referente recapito | container: contenitore contenitori | contents: contenuto contenuti sommario indice | context: contesto
contiguous: contiguo contigui adiacente | continuation: continuazione prosecuzione seguito | continue: continuare continua proseguire prosegui
continuous: continuo continua | contour: contorno isolinea curva | contract: contratto contratti contr polizza | contrast: contrasto
contributing: contribuente contributo | contribution: contributo contributi contrib contribuzione | contributions: contributi contributo
contributors: collaboratori contributori contribuenti | control: controllo controlli controllare ctrl comando gestione | convenience: comodità convenienza
convenient: comodo conveniente | convention: convenzione convenzioni | converge: convergere convergenza | convergence: convergenza
conversion: conversione conversioni trasformazione | convert: convertire converte converti convertito trasforma | converted: convertito convertita convertiti
cooling: raffreddamento | coordinate: coordinata coordinare | coordinates: coordinata | copayment: compartecipazione | copied: copiato copiata copiati
copper: rame | copy: copia copiare copie copiato duplicare | copyright: diritti autore | core: nucleo memoria | corn: mais granturco | corner: angolo spigolo
corp: società spa azienda | corporation: società azienda spa impresa | correct: corretto correggere corretta correggi esatto giusto
correction: correzione correzioni rettifica | corrections: correzioni rettifiche | correctly: correttamente giustamente | correlation: correlazione correlazioni
corresponding: corrispondente corrispondenti | corrupt: corrotto danneggiato rovinato | corrupted: corrotto danneggiato corrotti | cos: coseno | cosine: coseno
cost: costo costi spesa spese | costs: costi spese oneri | count: contare conta conteggio numero conto conteggi | counter: contatore contatori cnt conta
counters: contatori contatore | counting: conteggio | country: paese nazione stato paesi nazioni naz | county: provincia prov contea
couple: coppia coppie coniugi | coupon: cedola cedole buono tagliando | courier: corriere corrieri | course: corso corsi insegnamento | court: tribunale corte
coverage: copertura coperture garanzia | covered: coperto coperta assicurato | cow: vacca mucca vacche | cpu: processore elaboratore
crash: caduta blocco crollo | create: creare crea creato creazione genera crei | created: creato creata creati | creation: creazione generazione
credit: credito avere crediti accredito accrediti accreditare | creditline: fido affidamento castelletto | creditor: creditore creditori
creditworthy: solvibile affidabile | crime: reato reati | criteria: criteri criterio | critical: critico critica critici | criticality: criticità
crop: coltura raccolto colture coltivazione | cross: incrociato incrocio croce attraversare | cube: cubo cubi
cumulative: cumulativo cumulato progressivo cumulata | currency: valuta divisa valute divise moneta | current: corrente correnti attuale corr attuali
cursor: cursore cursori | curve: curva | cust: cliente clienti | custom: personalizzato personalizzata | customer: cliente clienti clien
customers: clienti cliente | customs: dogana doganale doganali | cut: tagliare taglia taglio | cycle: ciclo cicli | cyl: cilindro cilindri
cylinder: cilindro cilindri | cylinders: cilindri cilindro | daily: giornaliero giornaliera giornalieri quotidiano | dam: diga sbarramento
damage: danno danni danneggiato | damages: danni danno risarcimento | damping: smorzamento | danger: pericolo rischio | dangerous: pericoloso pericolosa
dark: scuro buio | dash: trattino lineetta | data: dati dato | database: basedati archivio bancadati | datacenter: ced centro elaborazione
dataset: archivio archivi dati | date: dta giorno dt | dates: giorni | datetime: dataora | day: giorno giorni giornata | days: giorni giorno gg
dead: morto deceduto defunto | deadline: scadenza scadenze termine | deadlock: stallo blocco | deallocate: deallocare disallocare libera
death: morte decesso decessi | debit: addebito addebiti dare debito addebitare | debits: addebiti debiti | debt: debito debiti | debtor: debitore debitori
debtors: debitori clienti | debug: diagnostica prova | dec: dicembre dic decimale | december: dicembre dic | decimal: decimale decimali
decision: decisione decisioni | deck: mazzo schede pacco | declarations: dichiarazioni dichiarazione | declare: dichiarare dichiara dichiarazione
declared: dichiarato dichiarata dichiarati | decode: decodifica decodificare decodificato | decomposition: decomposizione scomposizione
decrease: diminuire diminuzione decremento riduzione diminuisce | decree: decreto decreti | decrement: decrementare decremento decrementa
decrypt: decifrare decifra decriptare | deducted: detratto dedotto trattenuto | deductible: deducibile franchigia detraibile
deduction: detrazione detrazioni trattenuta trattenute deduzione ritenuta ritenute | deductions: detrazioni trattenute ritenute deduzioni
deep: profondo profonda | def: definizione | default: predefinito inadempienza assenza | define: definire definisce definizione
defined: definito definita definiti definite | definition: definizione definizioni | degree: grado gradi laurea | degrees: gradi lauree laurea
del: canc cancella cancellazione | delay: ritardo ritardi attesa ritardare | delete: cancellare cancella cancellazione eliminare elimina cancellato canc
deleted: cancellato cancellata cancellati eliminato | deleting: cancellazione | deletion: cancellazione cancellazioni eliminazione
deliberation: delibera delibere | delimited: delimitato delimitata | delimiter: delimitatore delimitatori separatore | deliver: consegnare consegna recapitare
delivered: consegnato consegnata consegnati | deliveries: consegne consegna | deliverynote: bolla bolle ddt | delta: differenza scarto
demand: domanda richiesta fabbisogno | demo: dimostrazione dimostrativo | demonstrates: dimostra mostra | denial: rifiuto diniego | denominator: denominatore
density: densità | dentist: dentista odontoiatra | deny: negare rifiutare nega | department: reparto reparti dipartimento ufficio dip
departure: partenza partenze | dependencies: dipendenze dipendenza | dependent: dipendente carico familiare familiari | depending: dipende dipendente
deploy: distribuire installare rilascio | deployment: rilascio distribuzione installazione | deposit: deposito depositi versamento versamenti versare depositare
depreciation: ammortamento ammortamenti svalutazione deprezzamento | depth: profondità | derivative: derivata derivate derivato
derived: derivato derivata derivati | desc: descrizione descr descrizioni | descending: discendente decrescente decrescenti
description: descrizione descrizioni descr | descriptive: descrittivo descrittiva | descriptor: descrittore descrittori | designated: designato designata
designation: designazione denominazione | designed: progettato concepito | desired: desiderato desiderata voluto | dest: destinazione destinatario
destination: destinazione destinazioni | destroy: distruggere distrugge distrutto | det: dettaglio dettagli | detail: dettaglio dettagli dett
details: dettagli dettaglio | detected: rilevato rilevata riscontrato rilevati | detection: rilevamento rilevazione | determinant: determinante
determinants: determinanti | determination: determinazione | determine: determinare determina stabilire | dev: sviluppo | developed: sviluppato sviluppata
developers: sviluppatori sviluppatore | development: sviluppo sviluppi | deviation: scarto deviazione scostamento
device: dispositivo dispositivi periferica unità | dew: rugiada | diagnosis: diagnosi | diagnostics: diagnostica diagnostici
diagonalise: diagonalizzare diagonalizza diagonalizzazione | dialog: dialogo colloquio | diameter: diametro diametri | dice: dadi dado | died: morto deceduto
diesel: gasolio | diet: dieta | diff: differenza differenze | differ: differire diverso diversi | different: diverso diversa diversi differente
differently: diversamente | diffusion: diffusione | digits: cifre cifra | dim: dimensione dimensioni | dimension: dimensione dimensioni
dimensional: dimensionale | diploma: titolostudio titolo | dir: cartella direttorio indirizzario | direct: diretto diretta diretti | directdebit: addebito
direction: direzione direzioni verso senso | directive: direttiva direttive | director: direttore dirigente direttori | directory: cartella direttorio cartelle
disability: invalidità inabilità disabilità | disable: disabilitare disabilita disabilitato disattiva | disabled: disabilitato invalido disattivato disabile
disassemble: disassemblare smontare | discharge: scarico dimissione dimissioni portata scarica | discharged: dimesso dimessi
disconnect: disconnettere scollegare disconnessione | discount: sconto sconti | discounts: sconti sconto abbuoni | disease: malattia malattie patologia
disk: disco dischi | dismissal: licenziamento licenziamenti | disp: visualizza spostamento | dispersivity: dispersività | displacement: spostamento scostamento
displacements: spostamenti | display: visualizzare visualizza mostra visualizzazione mostrare esponi | dispute: contestazione controversia contenzioso
dissolved: disciolto sciolto | distance: distanza distanze | distributed: distribuito distribuita ripartito
distribution: distribuzione ripartizione distribuzioni | distributor: distributore distributori | div: divisione | divide: dividere dividi diviso
dividend: dividendo dividendi | division: divisione divisioni | divisor: divisore divisori | divorce: divorzio divorzi
divorced: divorziato divorziata divorzio | doc: documento documentazione documenti | doctor: medico dottore medici | document: documento documenti docum
documentation: documentazione | dollar: dollaro dollari | domain: dominio domini | dormant: dormiente inattivo | dose: dosaggio dosi
dossier: pratica pratiche fascicolo | dot: punto puntino | double: doppio doppia doppi | download: scarico scaricare scarica | downstream: valle
dozen: dozzina dozzine | draft: bozza tratta | drag: trascinare resistenza | drain: drenaggio scarico dreno | draw: disegnare disegna disegno prelievo
drill: trapano foratura | driver: conducente autista guida | drivinglicence: patente patenti | drop: eliminare cadere goccia cancella | drought: siccità
drug: farmaco farmaci medicinale | dry: secco asciutto secca | dsn: archivio nomefile | due: scadenza dovuto scadenze dovuta
dummy: fittizio fittizia fittizi finto | dump: scarico stampa | dup: duplicato doppio doppione
duplicate: duplicato duplicare doppione duplicati doppioni duplicata doppio | duration: durata durate | duty: dazio obbligo dovere
dwelling: abitazione alloggio abitazioni | dynamic: dinamico dinamica dinamici | dynamically: dinamicamente | each: ogni ciascun ciascuno
earlier: precedente prima anteriore | early: anticipato presto anticipata | earnings: guadagni retribuzione retribuzioni utili reddito guadagno
earth: terra terrestre | earthquake: terremoto sisma sismico | easier: facile facilitare | east: oriente | easy: facile semplice | echo: eco
economics: economia economico | edge: bordo spigolo lato | edit: modificare modifica editare formatta | editable: modificabile | editor: redattore
education: istruzione formazione | eff: decorrenza effettivo | effect: effetto effetti | effective: effettivo effettiva decorrenza efficace
effectively: effettivamente | efficiency: efficienza rendimento | efficient: efficiente efficienti | eigenvalue: autovalore autovalori
eigenvalues: autovalori autovalore | eigenvector: autovettore autovettori | eight: otto | elapse: trascorrere | elapsed: trascorso trascorsi trascorsa
election: elezione elezioni elettorale | elections: elezioni | electric: elettrico elettrica | electricity: elettricità energia elettrico corrente elettrica
electron: elettrone elettroni | electronic: elettronico elettronica | element: elemento elementi elem | eligible: idoneo ammissibile spettante avente
eliminate: eliminare elimina eliminato | else: altrimenti | elsewhere: altrove | email: posta | embedded: incorporato inserito immerso
employee: dipendente dipendenti impiegato impiegati dip | employees: dipendenti impiegati personale | employer: datore
employment: impiego occupazione assunzione | empty: vuoto vuota vuoti vuote | emulate: emulare emula | enable: abilitare abilita abilitato attiva
enclosed: racchiuso allegato | encode: codificare codifica | encoding: codifica | encountered: incontrato incontrata
encrypt: cifrare cifra cifrato crittografare | encrypts: cifra crittografa | ended: terminato finito terminata conclusa | ending: finale chiusura termine
endorsement: appendice girata | energy: energia energetico | enforce: imporre applicare | enforcement: esecuzione riscossione | engine: motore motori
enginecapacity: cilindrata | engineer: ingegnere ingegneri | engineering: ingegneria | english: inglese | enhanced: migliorato esteso
enquiry: interrogazione richiesta consultazione | enroll: iscrivere iscritto iscrizione | enrolled: iscritto iscritti immatricolato
enrollment: iscrizione iscrizioni immatricolazione | ensure: assicurare garantire assicura
enter: inserire immettere digitare inserisci immetti digita invio introdurre | entered: inserito immesso digitato introdotto
enterprise: impresa azienda imprese | enthalpy: entalpia | entirely: interamente completamente | entity: entità ente
entry: voce ingresso immissione voci registrazione elemento inserimento | env: ambiente | environment: ambiente ambienti | environmental: ambientale ambientali
eof: finefile finedati | equal: uguale uguali eguale | equates: equivale uguaglia | equation: equazione equazioni | equilibrium: equilibrio
equipment: attrezzatura attrezzature apparecchiatura impianto | equity: patrimonio capitale | equivalent: equivalente equivalenti
erase: cancellare cancella cancellato | erosion: erosione | err: errore errori | error: errore errori errato errata anomalia | errorcode: coderr coderrore
errormessage: messerr messaggioerrore | errors: errori errore anomalie | escape: uscita fuga | escrow: vincolato deposito | essential: essenziale
essentially: essenzialmente | establish: stabilire stabilisce | estimated: stimato stimata presunto stima | etc: ecc eccetera | euros: euro
eval: valuta valutare | evaluate: valutare valuta valutato | evaluation: valutazione valutazioni | evaporation: evaporazione
evapotranspiration: evapotraspirazione | even: pari | evening: sera serale | event: evento eventi | every: ogni ciascuno | exam: esame esami
examination: esame esami visita | examine: esaminare esamina | exceeded: superato superata ecceduto | exceeds: supera eccede oltrepassa
exception: eccezione eccezioni | excess: eccesso eccedenza supero | exchange: cambio scambio scambiare scambia borsa | exchangerate: cambio cambi
exchangers: scambiatori scambiatore | excise: accisa accise | exciseduty: accisa accise | excluding: escluso esclusi esclusa | exclusive: esclusivo esclusiva
exec: esegui esecuzione | executable: eseguibile eseguibili | execute: eseguire esegue esegui eseguito | execution: esecuzione esecuzioni
exempt: esente esenti esenzione | exemption: esenzione esenzioni esente | exercise: esercizio esercizi | exhausted: esaurito esaurita
exist: esistere esiste esistono esistente | existence: esistenza | existing: esistente esistenti | exists: esiste esistente esistono
exit: uscita uscire esci esce | exp: scadenza spesa | expanded: espanso espansa | expander: espansore | expansion: espansione dilatazione
expected: atteso previsto attesa prevista | expense: spesa spese costo onere | expenses: spese costi | experience: esperienza
experiment: esperimento esperimenti prova | expert: perito esperto periti | expiration: scadenza scadenze | expire: scadere scade scaduto
expired: scaduto scaduta scaduti scadenza | expiry: scadenza scadenze | explicit: esplicito esplicita | explicitly: esplicitamente
exponent: esponente esponenti | exponential: esponenziale | export: esportare esporta esportazione | express: espresso esprimere
expression: espressione espressioni | extended: esteso estesa | extension: estensione estensioni proroga | extent: estensione misura
external: esterno esterna esterni esterne | extra: straordinario aggiuntivo supplementare | extract: estrarre estrae estratto estrai estrazione
extraction: estrazione estrazioni | extractor: estrattore | extrapolate: estrapolare estrapola estrapolazione | extremely: estremamente
facilitate: facilitare agevolare | facility: struttura funzione fido impianto | factor: fattore fattori coefficiente | factorial: fattoriale
factory: fabbrica stabilimento fabbriche | faculty: facoltà | failed: fallito fallita errato | failure: fallimento guasto errore insuccesso
fair: equo giusto fiera | false: falso falsa | family: famiglia famiglie familiare nucleo | farm: azienda fattoria podere
farmer: agricoltore agricoltori coltivatore contadino | fashion: moda modo | fast: veloce rapido | faster: veloce rapidamente
fatal: fatale gravissimo irrecuperabile | father: padre padri | faults: guasti difetti errori | features: caratteristiche funzionalità | feb: febbraio febbr
february: febbraio | fee: commissione spesa onorario tassa spese compenso parcella | female: femmina femminile femmine
fertiliser: fertilizzante concime fertilizzanti | fertilizer: fertilizzante concime fertilizzanti | fetch: leggere legge preleva recupera | few: pochi poche
fewer: meno minori | field: campo campi | fields: campi campo | fifth: quinto quinta | figure: figura cifra | file: archivio archivi | filename: nomefile
files: archivi archivio | filler: riempitivo | filter: filtro filtri filtrare filtra | final: finale finali definitivo | finally: infine finalmente
find: trovare trova trovato cerca ricerca | fine: multa multe sanzione ammenda | fines: multe sanzioni contravvenzioni | finish: finire termina terminare
finished: finito terminato finita terminata | fire: incendio fuoco incendi | first: primo prima primi | firstname: nome nomi | fiscal: fiscale fiscali
fiscalyear: esercizio | fish: pesce pesca pesci | fit: adattare adattamento | fitness: idoneità | five: cinque | fix: correggere correzione correggi
fixed: fisso fissa fissi corretto | flag: indicatore segnale spia | flags: indicatori | flame: fiamma | flat: piatto piano appartamento
flexibility: flessibilità | flight: volo voli | floating: virgola | flood: inondazione alluvione piena | floor: piano pavimento | flow: flusso flussi portata
fluids: fluidi fluido | fmt: formato | focus: fuoco | fog: nebbia | folder: cartella cartelle | foot: piede piedi | football: calcio
footer: piede piè pièpagina | force: forza forzare forzatura | forecast: previsione previsioni | foreclose: pignorare pignoramento
foreign: estero estera straniero | forest: foresta bosco forestale | forget: dimenticare | form: modulo moduli modello maschera forma
format: formato formati formattare formatta formattazione | former: precedente | formula: formule | fortnight: quindicina | forward: avanti
found: trovato trovata trovati | foundation: fondazione fondamento | four: quattro | fourth: quarto quarta | fraction: frazione frazioni
fractional: frazionario frazionaria | frame: cornice quadro riquadro | fraud: frode frodi | free: libero libera liberare liberi gratuito
freeze: congelare blocco gelo | freight: trasporto nolo porto | frequency: frequenza frequenze periodicità | frequent: frequente frequenti
frequently: frequentemente spesso | fresh: fresco nuovo | friday: venerdì ven | front: fronte davanti | frost: gelo brina gelata | frozen: congelato bloccato
fruit: frutta frutto | fuel: carburante combustibile carburanti | fulfil: soddisfare adempiere evadere | full: pieno completo piena intero
fullname: nominativo denominazione | fullword: parola parolaintera | func: funzione funz | function: funzione funzioni funz | functional: funzionale funzionali
functionality: funzionalità | fund: fondo fondi | funds: fondi fondo | furniture: mobili arredamento | future: futuro futura futuri | game: gioco giochi partita
garbage: rifiuti nettezza | garment: capo indumento | garnishment: pignoramento | gas: metano | gasoline: benzina | gear: ingranaggio | gender: sesso genere
generalized: generalizzato generalizzata | generate: generare genera generazione | generated: generato generata generati | generation: generazione generazioni
generator: generatore generatori | generic: generico generica generici | geometry: geometria | get: prendi ottieni preleva leggi | giro: giroconto postagiro
glass: vetro | global: globale globali | gold: oro | good: buono buona | goods: merce merci beni | governing: governa regolante | government: governo statale
grace: grazia tolleranza | grade: grado voto livello voti | gradient: gradiente | grading: inquadramento | grain: grano cereali | gram: grammo grammi
grammar: grammatica | grandtotal: totgen totalegenerale | granted: concesso accordato concessa | graph: grafico grafo grafici | graphical: grafico grafica
graphics: grafica grafici | gravity: gravità | greater: maggiore maggiori superiore | greatest: massimo maggiore | green: verde verdi
grid: griglia griglie reticolo | gross: lordo lorda lordi | ground: terreno suolo terra | groundwater: falda acquifero sotterranea
group: gruppo gruppi raggruppare raggruppamento | growth: crescita | guarantee: garanzia garanzie garantire fideiussione | guaranteed: garantito garantita
guarantees: garanzie fideiussioni | guarantor: garante garanti fideiussore | guest: ospite ospiti | guide: guida | hail: grandine | half: metà mezzo mezza
halfword: mezzaparola semiparola | halt: arresto fermare ferma | handle: gestire gestisce gestione tratta | handler: gestore gestione
handling: gestione trattamento | hang: bloccare blocco | harvest: raccolto raccolta vendemmia | harvesting: raccolta mietitura | hatchery: incubatoio
hay: fieno | headcount: organico | header: testata intestazione testate testa | heading: intestazione intestazioni titolo titoli testata | headmaster: preside
headquarters: sede direzione | health: salute sanità sanitario | healthcare: sanità sanitaria sanitario | heat: calore riscaldamento | heavy: pesante pesanti
hectare: ettaro ettari | height: altezza altezze | heir: erede eredi | help: aiuto aiuti | helper: aiutante | helpful: utile | hence: quindi pertanto
herbicide: erbicida diserbante erbicidi diserbo | hex: esadecimale esad | hexadecimal: esadecimale esadecimali | hidden: nascosto nascosta nascosti
high: alto alta massimo | highly: altamente | hire: assunzione assunzioni noleggio assumere | hired: assunto assunta assunti | histogram: istogramma istogrammi
historical: storico storica storici | history: storia storico cronologia | hit: colpito colpo | holder: titolare intestatario titolari detentore
holiday: festività ferie festivo festivi | holidays: festività ferie festivi | home: casa abitazione domicilio | hook: gancio | horse: cavallo cavalli
horsepower: cavalli potenza | hospital: ospedale ospedali ospedaliero | host: ospite elaboratore | hotel: albergo alberghi | hour: ora ore
hourly: orario oraria | hours: ore ora orario | house: casa abitazione | household: nucleo famiglia convivenza | however: tuttavia comunque | humidity: umidità
hundred: cento centinaia centinaio | husband: marito | hydraulic: idraulico idraulica | hydrograph: idrogramma | ice: ghiaccio
identical: identico identici uguale identica | identification: identificazione identificativo | identifier: identificativo identificatore identificativi identif
identify: identificare identifica individua | identity: identità | idle: inattivo fermo riposo | ids: identificativi codici | idx: indice indici
ignore: ignorare ignora ignorato tralascia | illegal: illegale illecito invalido | illness: malattia malattie | illustrate: illustrare illustra
image: immagine immagini | immediate: immediato immediata | immediately: immediatamente subito | impact: impatto urto
implementation: implementazione realizzazione | implemented: implementato implementata realizzato | implicit: implicito implicita
implied: implicito sottinteso | import: importare importazione | imposed: imposto imposta | impossible: impossibile | improve: migliorare migliora
improvement: miglioramento miglioramenti miglioria | inaccurate: impreciso inesatto | inactive: inattivo inattiva inattivi disattivato | inch: pollice pollici
inches: pollici pollice | incident: incidente evento | incidental: incidentale accidentale | incl: incluso compreso | include: includere incluso inserire
inclusion: inclusione inserimento | inclusive: compreso incluso inclusivo | income: reddito redditi entrata entrate ricavo
incoming: entrata entrante ingresso arrivo | incompatible: incompatibile incompatibili | incomplete: incompleto incompleta | incorporate: incorporare incorpora
incorrect: errato errata scorretto sbagliato errati | increase: aumento aumentare incremento aumenta aumenti | increment: incremento incrementare incrementa
indemnity: indennizzo indennità | indent: rientro indentazione | independent: indipendente indipendenti autonomo | index: indice indici | indexes: indici
indicate: indicare indica | indicator: indicatore indicatori spia indic | indirect: indiretto indiretta | individual: individuo individuale singolo singoli
individually: individualmente singolarmente | infiltration: infiltrazione infiltrazioni | infinite: infinito infinita | inflow: afflusso entrata
info: informazioni informazione | inform: informare informa avvisare | information: informazione informazioni | inhabitant: abitante abitanti
inheritance: eredità successione | init: inizializza inizializzazione iniziale inizio | initial: iniziale iniziali | initialise: inizializzare inizializza
initialization: inizializzazione inizializzazioni | initialize: inizializzare inizializza inizializzato | initialized: inizializzato inizializzata
initially: inizialmente | initiate: avviare avvia iniziare | initiator: iniziatore | inner: interno interna | inorganic: inorganico inorganica
input: ingresso immissione entrata immettere | inquire: interrogare chiedere | inquiry: interrogazione consultazione interrogazioni richiesta
insert: inserire inserisci inserisce inserimento inserito immissione | inserted: inserito inserita inseriti | inserting: inserimento
insertion: inserimento inserimenti immissione | inside: dentro interno | inspect: ispezionare esaminare controlla | install: installare installa
installation: installazione impianto | installment: rata | installments: rata | instalment: rata | instalments: rata | instance: istanza istanze esempio
instructions: istruzioni istruzione | insufficient: insufficiente insufficienti | insulation: isolamento
insurance: assicurazione assicurazioni assicurativo polizza | insure: assicurare assicurato | insured: assicurato assicurati assicurata
insurer: assicuratore compagnia | int: intero interi | intact: intatto integro | integer: intero interi intera | integral: integrale integrali
integrate: integrare integra integrato | integrated: integrato integrata | integration: integrazione integrazioni | integrity: integrità
intended: previsto inteso destinato | intensity: intensità | intent: intento intenzione | interact: interagire interagisce
interaction: interazione interazioni | interactive: interattivo interattiva | interactively: interattivamente | interbank: interbancario interbancaria
interceptor: intercettore intercettatore | interchange: interscambio scambio | interest: interesse interessi | interestrate: tasso tassi
interface: interfaccia interfacce | intermediate: intermedio intermedia intermedi | internal: interno interna interni | internally: internamente
international: internazionale internazionali | interpolate: interpolare interpola interpolazione | interpret: interpretare interpreta | interpreter: interprete
interrupt: interrompere interruzione interrompe | interruption: interruzione interruzioni | interval: intervallo intervalli | intrinsic: intrinseco intrinseca
introduced: introdotto introdotta | introduction: introduzione | invalid: invalido errato errata invalida nonvalido | inventories: inventari giacenze
inventory: inventario giacenza giacenze magazzino scorte | inverse: inverso inversa | investment: investimento investimenti
invocation: invocazione chiamata richiamo | invoice: fattura fatture fatt fatturazione fatturare | invoicing: fatturazione
invoked: invocato richiamato chiamato | ion: ione ioni | iron: ferro | irrigated: irrigato irriguo | irrigation: irrigazione irriguo | isotope: isotopo isotopi
issue: emissione emesso emettere emissioni rilascio problema | item: articolo voce articoli elemento elementi voci art | items: articoli voci elementi
iterate: iterare itera ripetere | iteration: iterazione iterazioni | iterative: iterativo iterativa | itinerary: itinerario itinerari | jan: gennaio genn
january: gennaio genn | job: lavoro lavori mansione elaborazione | join: unire unione congiungere | journal: giornale registro giornali registrazione
journalentry: primanota registrazione | journey: viaggio viaggi | judge: giudice giudicare | jul: luglio lug | julian: giuliano giuliana | july: luglio lug
jump: salto saltare salta | june: giugno giu | justified: giustificato allineato | juvenile: minorile giovanile | kernel: nucleo | key: chiave chiavi tasto
keyboard: tastiera | keying: digitazione immissione | keys: chiavi tasti | keyword: parolachiave chiave | kicked: espulso | kill: uccidere termina
kilogram: chilogrammo chilogrammi chili | kilometer: chilometro chilometri | kilometre: chilometro chilometri | kitchen: cucina | knowledge: conoscenza
label: etichetta etichette | laboratory: laboratorio laboratori | lake: lago laghi | laminar: laminare | land: terreno terreni terra
landlord: locatore proprietario | lang: lingua linguaggio | language: lingua linguaggio lingue | lapse: decadenza intervallo | lapsed: decaduto scaduto decaduta
large: grande grandi | last: ultimo ultima ult ultimi | lastname: cognome cognomi | latest: ultimo ultima recente | lathe: tornio | latitude: latitudine latit
latter: ultimo secondo | launches: lancia avvia | law: legge leggi diritto normativa | lawyer: avvocato legale avvocati | layer: strato strati livello
layout: tracciato tracciati disposizione | leaches: percola dilava | leap: bisestile bisestili | leapyear: bisestile | learning: apprendimento
lease: locazione affitto contratto | leather: pelle cuoio | leave: congedo permesso ferie permessi | ledger: mastro partitario mastri
ledgercard: scheda schede | ledgers: mastri partitari | left: sinistra sinistro rimasto | legacy: eredità preesistente | legal: legale legali
legitimate: legittimo | legs: gambe tratte | len: lunghezza lung lungh | lender: prestatore mutuante finanziatore | lending: prestiti finanziamento
lendings: affidamenti fidi | length: lunghezza lunghezze lung lungh | less: meno minore | lesser: minore minori | lesson: lezione lezioni
letter: lettera lettere | level: livello livelli liv | levy: prelievo imposta tributo | liabilities: passività passivo debiti
liability: responsabilità passività debito | liable: responsabile soggetto | lib: libreria librerie | librarian: bibliotecario
library: libreria biblioteca librerie | license: licenza licenze patente | licenseplate: targa targhe | life: vita | lift: portanza sollevare ascensore
light: luce leggero luci | lightning: fulmine fulmini | likewise: analogamente | limit: limite limiti massimale plafond fido | limitations: limitazioni limiti
line: riga righe linea linee | linear: lineare lineari | lines: righe linee | link: collegamento collegare collega legame | linkage: collegamento aggancio
lira: lire | list: lista liste elenco elenchi elencare | listener: ascoltatore | listing: listato elenco tabulato listati | liter: litro litri
literal: letterale letterali | litre: litro litri | livestock: bestiame zootecnia zootecnico | load: caricare carica caricamento carico caricato
loading: carico caricamento | loadlib: libreria | loan: prestito prestiti mutuo mutui finanziamento | loaned: prestato prestiti
loans: prestiti mutui finanziamenti | loc: località locazione posizione ubicazione | local: locali | locally: localmente | located: situato posizionato ubicato
location: posizione ubicazione locazione località | lock: bloccare blocco blocca bloccato | locked: bloccato bloccata
log: registro giornale logaritmo tracciare | logarithm: logaritmo logaritmi | logic: logica | logical: logico logica logici | login: accesso collegamento
logon: accesso collegamento | long: lungo lunga | longitude: longitudine longit | longitudinal: longitudinale | lookup: ricerca cerca | loop: ciclo cicli
loops: cicli | loss: perdita perdite | lost: perso perduto smarrito | lot: lotto lotti partita | lottery: lotto lotteria | low: basso bassa minimo
lower: inferiore basso minore | lowercase: minuscolo minuscole minuscola | lowest: minimo inferiore | lrecl: lunghezza | mac: macchina
machine: macchina macchine macchinario | machinery: macchinari macchinario | macro: macroistruzione | magazine: rivista riviste | magic: magico | mail: posta
mainframe: elaboratore | mainline: principale | maintain: mantenere gestire manutenere | maintainer: manutentore
maintenance: manutenzione gestione manutenzioni | maize: mais granoturco | major: maggiore principale | male: maschio maschile maschi | man: uomo uomini
managed: gestito gestita | management: gestione direzione amministrazione | manager: direttore gestore responsabile dirigente
mandatory: obbligatorio obbligatoria obbligatori | manipulation: manipolazione | manner: modo maniera | manual: manuale manuali | manually: manualmente
manufacture: fabbricare fabbricazione | manufacturer: costruttore produttore fabbricante | manufacturing: produzione fabbricazione | many: molti tanti
map: mappa mappe mappare | mapset: mappe mappa | mar: marzo | march: marzo | margin: margine margini | marital: coniugale civile
mark: contrassegnare marca segno marcare | marker: marcatore contrassegno | marks: voti voto votazione | markup: ricarico | marriage: matrimonio matrimoni nozze
married: coniugato sposato coniugata sposata | mask: maschera maschere | mass: massa | master: anagrafica anagrafico principale anag
match: corrispondere abbinamento corrispondenza abbinare | material: materiale materiali | math: matematica matematico | matrices: matrici matrice
matriculation: immatricolazione matricola | matrix: matrice matrici | maturity: scadenza scadenze | max: massimo massima massimale | maximise: massimizzare
maximum: massimo massima massimi | mayor: sindaco sindaci | meal: pasto pasti | mean: media medio significa | meaningful: significativo significativi
measure: misura misure misurare | meat: carne carni | mechanism: meccanismo meccanismi | medicine: medicina farmaco medicinale | medium: medio supporto
megabytes: megabyte | mem: memoria | member: membro socio membri soci iscritto | memory: memoria memorie | menu: menù
merchant: esercente commerciante esercenti negoziante | mercury: mercurio | merge: fusione fondere unire unisce | mesh: maglia reticolo
message: messaggio messaggi mess | messages: messaggi messaggio | met: raggiunto soddisfatto | meter: contatore metro metri | method: metodo metodi
methylmercury: metilmercurio | metre: metro metri | mid: medio mezzo | middle: mezzo medio centrale | middleman: intermediario | mile: miglio miglia
mileage: chilometraggio chilometri | military: militare militari | milk: latte | millimeter: millimetro millimetri | milling: fresatura fresa
million: milione milioni | min: minimo minima | mind: mente | minimal: minimale minimo | minimise: minimizzare | minimum: minimo minima minimi
minimumstock: scortaminima sottoscorta | ministry: ministero ministeri | minor: minore minorenne minori | minus: meno | minute: minuto minuti
minutes: minuti minuto | misc: varie vari | miscellaneous: varie vari varia | mismatch: discordanza incongruenza disallineamento
missing: mancante mancanti manca mancano | mistake: errore sbaglio | mistletoe: vischio | mixed: misto mista misti | mode: modo modalità modi
model: modello modelli | modifications: modifiche modifica variazioni | modifier: modificatore | modify: modificare modifica modificato | module: modulo moduli
moisture: umidità | molecule: molecola molecole | mon: lunedì | monday: lunedì lun | money: denaro soldi moneta | monitor: controllare sorveglianza sorvegliare
month: mese mesi | monthend: finemese | monthly: mensile mensili | months: mesi mese | moon: luna | morning: mattina mattino | mortality: mortalità
mortgage: mutuo ipoteca mutui ipoteche | mother: madre madri | motorcycle: motociclo moto motocicli | mounted: montato montata
move: spostare sposta muovere muovi | moved: spostato spostata | movement: movimento movimenti mov movim | msg: messaggio messaggi mess
mulch: pacciame pacciamatura | multi: molteplice multiplo | multigrid: multigriglia | multiple: multiplo multipli multipla
multiplication: moltiplicazione moltiplicazioni | multiply: moltiplicare moltiplica moltiplicato | municipal: comunale comunali municipale
municipality: comune comuni comunale municipio | must: deve devono dovere | mutually: reciprocamente mutuamente
name: nome nomi nominativo denominazione cognome | names: nomi nominativi | national: nazionale nazionali | nationalinsurance: previdenza inps
nationality: nazionalità cittadinanza | native: nativo nativa | natural: naturale naturali | nature: natura | nearest: prossimo vicino
necessarily: necessariamente | necessary: necessario necessaria necessari | neg: negativo negativa | negative: negativo negativa negativi
neighbouring: vicino vicini confinante | neither: nessuno neanche | nested: annidato annidati annidata nidificato | net: netto netta netti rete
network: rete reti | neutron: neutroni neutrone | never: mai | new: nuovo nuova nuovi nuove | newborn: neonato neonati | newer: nuovo recente
newly: nuovamente recentemente | newspaper: giornale quotidiano | next: prossimo successivo prossima successiva seguente | night: notte notturno
nightjob: notturno | nightly: notturno notturna | nine: nove | nitrate: nitrato nitrati | nitrogen: azoto | node: nodo nodi | none: nessuno nessuna
noon: mezzogiorno | norm: norma norme | normal: normale normali | normalize: normalizzare normalizza | normally: normalmente | north: nord settentrionale
notary: notaio notai | notation: notazione | notes: annotazioni annotazione appunti | notfound: nontrovato | notify: notificare notifica avvisare avviso
nov: novembre | november: novembre | now: adesso ora | nozzle: ugello ugelli | nucleus: nucleo nuclei | null: nullo nulla vuoto | num: numero numeri nro
number: numero numeri nro numerico numerazione | numberof: numero nro | numeric: numerico numerica numerici | numerical: numerico numerica numerici
nurse: infermiere infermiera | obj: oggetto | object: oggetto oggetti | obligations: obblighi obbligazioni impegni | observed: osservato osservata
obsolete: obsoleto obsoleta superato | obtain: ottenere ottiene ricava | occasion: occasione | occasionally: occasionalmente talvolta
occupation: professione occupazione | occurrence: occorrenza occorrenze ricorrenza | occurs: occorre avviene verifica | oct: ottobre ott | october: ottobre ott
odd: dispari | offence: reato infrazione contravvenzione | offer: offerta offerte | office: ufficio uffici uff sede | official: ufficiale funzionario ufficiali
offset: scostamento spiazzamento spostamento | oil: olio petrolio oli | old: vecchio vecchia vecchi anziano | older: vecchio precedente anziano
olive: oliva uliveto olivo | omitted: omesso omessa omessi tralasciato | one: uno | online: linea tempo | only: solo soltanto solamente
open: aprire apertura aperto apri apre aperta | opened: aperto aperta aperti | opening: apertura aperture | operands: operandi operando
operating: operativo operativa | operation: operazione operazioni | operational: operativo operativa | operations: operazioni | operator: operatore operatori
opposed: opposto contrario | opt: opzione | optimal: ottimale ottimo | optimisation: ottimizzazione | optimise: ottimizzare
optimization: ottimizzazione ottimizzazioni | optimized: ottimizzato ottimizzata | optimizer: ottimizzatore | option: opzione opzioni scelta
optional: opzionale facoltativo opzionali facoltativa | optionally: opzionalmente facoltativamente | orbit: orbita orbite
order: ordine ordini ordinare ordinamento ordinativo | ordered: ordinato ordinata ordinati | orders: ordini ordinativi | organisation: organizzazione ente
organised: organizzato | organization: organizzazione ente | orientation: orientamento | origin: origine provenienza | original: originale originario originali
originally: originariamente | orphaned: orfano orfani | other: altro altri altra altre | ourselves: noi stessi | outer: esterno esterna
outflow: deflusso uscita | outlier: anomalo | outliers: anomali | output: uscita emissione risultato | outside: fuori esterno
outstanding: sospeso insoluto residuo pendente arretrato insoluti | overall: complessivo complessiva totale | overdraft: scoperto sconfinamento fido
overdue: scaduto insoluto arretrato scaduti moroso | overflow: trabocco superamento supero straripamento | overhead: sovraccarico generali
overheating: surriscaldamento | overlap: sovrapposizione sovrapporre | overlay: sovrapposizione sovrapporre | overnight: notturno
overpaid: eccedenza sovrapagato | overridden: forzato scavalcato | override: forzare forzatura forzato | overtime: straordinario straordinari straordinarie
overwrite: sovrascrivere sovrascrive sovrascrittura | overwritten: sovrascritto sovrascritta | owes: deve dovuto
owner: proprietario proprietari titolare propr | oxygen: ossigeno | package: pacchetto pacco collo pacchetti
packaging: imballo imballaggio confezione confezioni | packed: impaccato compattato impaccati | packet: pacchetto pacchetti | pad: riempire riempimento
page: pagina pagine pag | pages: pagine | paid: pagato pagata pagati pagate | paints: dipinge disegna | pair: coppia coppie paio | pallet: bancale bancali
panel: pannello pannelli maschera quadro | paper: carta foglio | paragraph: paragrafo paragrafi | parallel: parallelo parallela | parameter: parametro parametri
params: parametri parametro | parcel: particella particelle pacco mappale | parent: padre genitore genitori | parentheses: parentesi | parenthesis: parentesi
parliament: parlamento | parm: parametro parametri | parse: analizzare analizza scomporre analisi | parser: analizzatore | partial: parziale parziali
partially: parzialmente | partitioned: partizionato partizionata | partner: socio soci coniuge | party: parte controparte partito
pass: passare passa passaggio passata | passbook: libretto libretti | passenger: passeggero passeggeri | passport: passaporto passaporti
password: parolachiave | past: passato passata | patch: correzione toppa | patent: brevetto brevetti | path: percorso percorsi cammino
patient: paziente pazienti assistito | pattern: modello | pay: pagare paga pagamento stipendio | payables: fornitori debiti
paycheck: stipendio paga cedolino busta | payment: pagamento pagamenti versamento rata pag pagam | payments: pagamenti versamenti
payout: liquidazione erogazione pagamento | payroll: paghe stipendi retribuzioni cedolini | payslip: cedolino cedolini busta bustapaga | pct: percentuale perc
penalty: penale mora sanzione penalità | pending: sospeso pendente attesa sospesi pendenti | pension: pensione pensioni | pensioner: pensionato pensionati
pensions: pensioni | percent: percento percentuale perc | percentage: percentuale percentuali perc aliquota | performance: prestazioni prestazione rendimento
period: periodo periodi | permanent: permanente definitivo | permanently: permanentemente | permeability: permeabilità
permission: permesso permessi autorizzazione | permit: permesso permettere consente licenza | permitted: permesso consentito ammesso consentita
persistent: persistente persistenti | person: persona persone individuo | personal: personale personali | pertinent: pertinente
pesticide: pesticida pesticidi fitofarmaco | petrol: benzina | pgm: programma programmi prg | pharmacy: farmacia farmacie | phase: fase fasi
phone: telefono tel telef telefonico | phosphorus: fosforo | phrases: frasi frase | physical: fisico fisica fisici | physically: fisicamente
physician: medico medici | pi: pigreco | pic: immagine | pick: scegliere prelievo | picking: prelievo | picture: immagine quadro | pig: suino maiale suini
pipe: tubo tubi tubazione | pipeline: condotta oleodotto | place: luogo posto | placeholder: segnaposto | placements: collocamenti posizionamenti
plan: piano piani | plane: piano | planet: pianeta pianeti | plant: impianto pianta stabilimento piante | plastic: plastica plastico | plate: targa targhe
platform: piattaforma | player: giocatore giocatori | please: prego favore | plot: grafico tracciare disegno appezzamento | plough: aratro aratura
ploughing: aratura | plus: più | point: punto punti | pointer: puntatore puntatori punt | points: punti punteggio | polar: polare polari
police: polizia questura | policies: polizze | policy: polizza polizze politica pol | policyholder: contraente assicurato contraenti | pollution: inquinamento
polynomial: polinomio polinomiale polinomi | pool: insieme | populate: popolare popola valorizza valorizzare | population: popolazione abitanti
porosity: porosità | port: porta porto | portable: portabile portatile | portfolio: portafoglio | portion: porzione parte | pos: posizione posiz
position: posizione posizioni posiz posizionare | positional: posizionale posizionali | positive: positivo positiva positivi | possibility: possibilità
possible: possibile possibili | post: registrare contabilizzare posta registrazione | postage: affrancatura spedizione postali | postcode: codpost postale cap
posted: registrato contabilizzato contabilizzati | posting: registrazione contabilizzazione registrazioni | postpone: rinviare posticipare rinvio
potato: patata patate | potential: potenziale potenziali | potentially: potenzialmente | power: potenza energia potere | practical: pratico pratica
practice: pratica prassi | preamble: preambolo premessa | precedence: precedenza | preceding: precedente precedenti | precession: precessione
precise: preciso precisa | precision: precisione | predicts: prevede predice | preferred: preferito privilegiato | prefix: prefisso prefissi
pregnancy: gravidanza | premises: locali premesse | premium: premio premi | prepaid: prepagato anticipato prepagata | preparation: preparazione
prepare: preparare prepara preparazione | preprocessor: preprocessore precompilatore | prerequisites: prerequisiti requisiti
prescription: ricetta prescrizione ricette | presence: presenza presenze | present: presente presenti | preserve: preservare conservare salva
president: presidente | press: premere premi pressa | pressure: pressione pressioni | prev: precedente prec | prevent: prevenire impedire impedisce
preview: anteprima | previous: precedente precedenti prec | previously: precedentemente | price: prezzo prezzi prz | pricelist: listino listini
prices: prezzi listino | primarily: principalmente | primary: primario primaria principale | prime: primo primi | principal: principale capitale mandante
print: stampa stampare stampe stampato stampata | printable: stampabile stampabili | printed: stampato stampata stampati | printer: stampante stampanti
printing: stampa stampe | printout: stampa tabulato stampato | printscr: stampaschermo | prior: precedente anteriore | priority: priorità precedenza
prison: carcere | private: privato privata privati | privileged: privilegiato privilegiata | prize: premio premi | pro: professionale | probability: probabilità
probes: sonde sonda | problems: problemi problema | proc: procedura elaborazione | procedure: procedura procedimento
process: elaborare elaborazione elabora processo trattamento tratta elaborato | processed: elaborato trattato elaborati elaborata
processing: elaborazione elaborazioni trattamento | processor: elaboratore processore | prod: prodotto produzione | product: prodotto prodotti
production: produzione produttivo | products: prodotti prodotto | profession: professione mestiere | profile: profilo profili
profit: profitto utile utili guadagno | prog: programma programmi | program: programma programmi prg | programme: programma programmi
programmer: programmatore programmatori | progress: progresso avanzamento | progressive: progressivo progressiva progressivi
project: progetto progetti commessa | projection: proiezione proiezioni | promissory: cambiale pagherò | prompt: richiesta | prop: proprietà elica
propellant: propellente | proper: corretto proprio appropriato | properly: correttamente | properties: proprietà immobili
property: immobile proprietà immobili bene | proposed: proposto proposta | proprietary: proprietario riservato
prorate: ripartire riproporzionare proporzionale | protect: proteggere protegge protetto | protection: protezione protezioni | protocol: protocollo protocolli
protocols: protocolli protocollo | provider: fornitore gestore fornitori | province: provincia prov | pseudo: fittizio | ptr: puntatore punt
public: pubblico pubblica pubblici | published: pubblicato pubblicata | publisher: editore editori | pump: pompa pompe | pumping: pompaggio
punch: perforare perforazione | punched: perforato perforata perforate | pupil: alunno scolaro alunni | purchase: acquisto acquisti acquistare acq
purge: eliminare pulizia cancella | purpose: scopo finalità | qualification: qualifica qualifiche | qualified: qualificato qualificata
qualifier: qualificatore | quality: qualità | quantity: quantità qta qtà quant | quarter: trimestre quarto trimestri trimestrale
quarterly: trimestrale trimestrali | query: interrogazione interrogare ricerca | question: domanda domande quesito | queue: coda accodare
quit: uscire esci abbandona | quotation: preventivo quotazione quotazioni | quote: preventivo preventivi offerta quotazione
quotes: apici virgolette preventivi quotazioni | quotient: quoziente quozienti | radiation: radiazione radiazioni irraggiamento | radius: raggio raggi
railway: ferrovia ferrovie ferroviario | rain: pioggia piogge | rainfall: precipitazione precipitazioni pioggia pluviometria
raise: aumentare aumento sollevare | random: casuale casuali aleatorio | range: intervallo campo intervalli | rank: grado rango qualifica
rate: tasso tassi tariffa aliquota | ratio: rapporto rapporti | raw: grezzo grezzi | reactant: reagente reagenti | reaction: reazione reazioni
reactor: reattore reattori | read: leggere leggi legge lettura letto letti letture | readable: leggibile leggibili | reader: lettore lettori
reading: lettura letture | readings: letture | readme: leggimi | readmission: riammissione | reaeration: riaerazione | reason: motivo causale ragione motivi
reasonable: ragionevole | reassembling: riassemblare rimontare | rebate: rimborso sconto abbuono | rebuild: ricostruire ricostruzione | rebuilt: ricostruito
rec: registrazione | recalculates: ricalcola ricalcolo ricalcolare | recalculation: ricalcolo | receipt: ricevuta quietanza ricevute scontrino incasso
receipts: ricevute incassi entrate | receivables: crediti incassare clienti | receive: ricevere riceve ricevuto ricezione | received: ricevuto ricevuta ricevuti
receiving: ricevimento ricezione | recharge: ricarica ricaricare | recipes: ricette ricetta | recipient: destinatario destinatari ricevente
reclaimer: recuperatore | recognise: riconoscere riconosce | recognized: riconosciuto riconosciuta | recommended: raccomandato consigliato
recompiled: ricompilato ricompilare | reconcile: riconciliare riconciliazione quadratura quadrare | record: registrazione registrazioni registrare tracciato
recorded: registrato registrati | recording: registrazione | records: registrazioni | recovery: recupero ripristino recuperi | rectangle: rettangolo rettangoli
rector: rettore | recursion: ricorsione | recursive: ricorsivo ricorsiva | red: rosso rossa | redefine: ridefinire ridefinisce ridefinizione
redemption: riscatto rimborso | redeploy: ridistribuire | redistribute: ridistribuire ridistribuzione | reduce: ridurre riduce ridotto diminuire
reduction: riduzione riduzioni abbattimento | redundant: ridondante ridondanti | reentrant: rientrante | ref: riferimento rif | refer: riferire riferisce
reference: riferimento riferimenti rif | refinance: rifinanziare rifinanziamento | reflect: riflettere riflette | refresh: aggiornare rinfrescare aggiorna
refund: rimborso rimborsi rimborsare | refused: rifiutato rifiutata respinto | reg: registro registri | regardless: indipendentemente
regenerate: rigenerare rigenera | region: regione regioni regionale | register: registro registri registrare iscrivere
registration: registrazione iscrizione immatricolazione iscrizioni | registry: anagrafe registro registri | regression: regressione | regular: regolare regolari
regulation: regolamento norma normativa | reinstate: ripristinare riattivare reintegrare riattivazione | reinsurance: riassicurazione riassicurazioni
reject: scarto scarti scartare respingere | rejected: scartato respinto rifiutato scartati scarti | relation: relazione relazioni
relationship: relazione rapporto parentela | relative: relativo relativa parente | relatively: relativamente | release: rilascio rilasciare rilascia versione
relevant: rilevante pertinente | reload: ricaricare ricarica ricaricamento | relocate: rilocare spostare | rem: commento | remain: rimanere restare rimane
remainder: resto rimanenza residuo | remainders: resti resto | remaining: rimanente restante residuo residua
remark: osservazione osservazioni annotazione commento | reminder: sollecito solleciti promemoria | remittances: rimesse rimessa | remote: remoto remota remoti
removal: rimozione eliminazione | remove: rimuovere togliere elimina rimuovi rimosso toglie | removed: rimosso eliminato tolto | rename: rinominare rinomina
rendered: reso | renew: rinnovare rinnovo rinnovi rinnova | rent: affitto affitti canone locazione pigione | renumber: rinumerare rinumera
reopens: riapre riaprire riapertura | reorder: riordino riordinare riordina | reordering: riordino | reorganises: riorganizza riorganizzare riorganizzazione
repair: riparazione riparare riparazioni | repay: rimborsare rimborso | repayment: rimborso rimborsi | repeat: ripetere ripeti ripete ripetizione
repetitive: ripetitivo ripetitiva | replace: sostituire sostituisce sostituzione rimpiazza | replacement: sostituzione sostituto sostituzioni
reply: risposta risposte rispondere | report: rapporto stampa tabulato prospetto elenco relazione riepilogo | reports: stampe tabulati prospetti
repository: deposito archivio | repossess: recupero riprendere | represent: rappresentare rappresenta | representation: rappresentazione rappresentanza
req: richiesta | request: richiesta richieste richiedere richiede domanda | required: richiesto obbligatorio richiesta necessario
requirements: requisiti fabbisogno requisito fabbisogni | requisition: richiesta | rerun: rielaborazione rilancio | research: ricerca ricerche
reservation: prenotazione prenotazioni | reserve: riserva riserve prenotare | reserved: riservato riservata prenotato
reset: azzerare azzera azzeramento ripristina | residence: residenza residente domicilio | resident: residente residenti
residents: residenti anagrafe popolazione | resides: risiede | residual: residuo residua residui | residuals: residui | residue: residuo residui
resignation: dimissioni | resolution: risoluzione | resolved: risolto risolta | resources: risorse risorsa | respect: rispetto | respectively: rispettivamente
respond: rispondere risponde | response: risposta risposte | responsibility: responsabilità | rest: resto riposo
restart: ripartenza riavvio riavviare ripartire riparti | restaurant: ristorante | restock: rifornire riordino rifornimento
restore: ripristinare ripristino ripristina | restricted: limitato riservato | restrictions: restrizioni limitazioni | result: risultato risultati esito esiti
resume: riprendere ripresa riprende | ret: ritorno | retail: dettaglio minuto | retain: mantenere conservare trattenere | retcode: codritorno codrit
retired: pensionato pensionati | retirement: pensionamento pensione quiescenza | retrieval: recupero reperimento
retrieve: recuperare reperire recupera ricava reperimento | retry: riprovare riprova ritenta ritentare
return: ritorno ritornare ritorna reso resi rientro restituire | returncode: codritorno codrit | reuse: riutilizzare riutilizzo
revenue: ricavo ricavi entrata entrate incasso | revenues: ricavi entrate | reverberation: riverbero | reversal: storno storni
reverse: inverso invertire storno rovescio inverti | reversed: stornato stornata stornati | revert: ritornare ripristina | review: revisione riesame esaminare
revised: revisionato riveduto aggiornato | revision: revisione revisioni | revoke: revocare revoca revocato | reward: premio ricompensa
rewind: riavvolgere riavvolge riavvolgimento | rewrite: riscrivere riscrittura riscrive riscrivi | rice: riso | rider: appendice clausola
right: destra destro diritto | ring: anello anelli | risk: rischio rischi | river: fiume fiumi | road: strada stradale strade | roadtax: bollo
roaming: vagante | robot: automa | rocket: razzo razzi | role: ruolo ruoli | rollback: ripristino | room: stanza aula | root: radice radici
round: arrotondare arrotonda arrotondamento arrotondato tondo | rounded: arrotondato arrotondata | rounding: arrotondamento arrotondamenti
route: percorso tragitto rotta | routine: sottoprogramma procedura | routing: instradamento ciclo | row: riga righe | rows: righe riga
rules: regole regola norme | run: esecuzione eseguire esegue esegui lancio | runoff: deflusso ruscellamento | runtime: esecuzione
safe: sicuro sicura cassaforte | safety: sicurezza | said: detto | salary: stipendio stipendi retribuzione salario paga
sales: vendite vendita venduto fatturato | salesman: venditore agente rappresentante venditori | same: stesso stessa medesimo stessi
sample: campione esempio campioni campionamento | sanction: sanzione sanzioni | sand: sabbia | satellite: satelliti | satisfy: soddisfare soddisfa soddisfatto
saturated: saturo satura | saturation: saturazione | saturday: sabato sab | save: salvare salva salvataggio salvato | savearea: salvataggio
saving: risparmio salvataggio | savings: risparmio risparmi | savingsbook: libretto libretti | scale: scala bilancia | scan: scansione scandire scorrere ricerca
scenario: scenari | schedule: pianificare programma orario pianificazione | scheduler: schedulatore pianificatore | schema: schemi | scheme: schemi
scholarship: borsa | school: scuola scuole scolastico | schoolclass: classe aula | scientific: scientifico scientifica | scope: ambito campo
score: punteggio punteggi voto | scrap: scarto rottame scarti | scratch: lavoro graffio | screen: schermo schermata video maschera videata schermate
screens: schermate maschere videate | screw: vite viti | scroll: scorrere scorrimento scorri | sea: marino marittimo
search: ricerca ricercare cercare cerca ricerche | searching: ricerca | seasons: stagioni stagione stagionale | seat: posto posti sede | seats: posti posto
sec: secondo secondi | second: secondo seconda secondi | secondary: secondario secondaria | seconds: secondi secondo | secretary: segretario segretaria
section: sezione sezioni sez | security: sicurezza titolo garanzia | sediment: sedimento sedimenti | seed: seme semente semina | seedling: piantina
seg: segmento | segment: segmento segmenti | seismic: sismico sismica sismici | select: selezionare seleziona selezione scelta scegli selezionato
selectable: selezionabile selezionabili | selected: selezionato selezionata selezionati scelto | selection: selezione scelta selezioni | self: stesso
sell: vendere vende vendita venduto | seller: venditore venditori | semaphore: semaforo semafori | semester: semestre semestri | semesters: semestri
semiannual: semestrale semestrali | semifinished: semilavorato semilavorati | send: inviare invia invio inviato spedire mandare spedizione
sender: mittente mittenti | seniority: anzianità | sense: senso | sensitive: sensibile | sensitivity: sensibilità | sensor: sensore sensori
sent: inviato spedito inviati inviata | sep: settembre sett | separate: separare separato separati distinto | separately: separatamente
separator: separatore separatori | september: settembre sett | seq: sequenza progressivo | sequence: sequenza sequenze progressivo
sequential: sequenziale sequenziali | sequentially: sequenzialmente | serial: seriale matricola | serialise: serializzare | serialnumber: matricola matricole
series: serie | server: servente | service: servizio servizi | session: sessione sessioni seduta | set: impostare imposta insieme impostato assegna
settle: liquidare regolare saldare | settlement: liquidazione regolamento liquidazioni saldo | setup: impostazione configurazione predisposizione | seven: sette
severance: liquidazione buonuscita tfr | severe: grave gravi severo | severity: gravità | sewer: fognatura fognario | sex: sesso | shading: ombreggiatura
shadows: ombre ombra | shaft: albero | share: azione quota azioni condividere | shareholder: azionista azionisti socio | shares: azioni titoli
sheep: pecora ovini pecore | shelf: scaffale scaffali | shell: guscio | shift: turno turni spostamento spostare | ship: nave spedire navi
shipment: spedizione spedizioni | shipped: spedito spedita spediti | shipping: spedizione trasporto spedizioni | shoes: scarpe calzature | shoot: sparare
shop: negozio negozi bottega | shopkeeper: negoziante esercente | short: corto breve | shorter: breve corto | show: mostrare mostra visualizza
shrinkage: ritiro calo contrazione | shrinks: restringe riduce | shuffle: mescolare mischiare mescola | shut: chiuso chiudere | sickness: malattia malattie
side: lato lati | sight: vista | sign: segno firma segni | signal: segnale segnali segnalazione | signature: firma firme
significant: significativo significativa significative | silently: silenziosamente | silts: limi limo | silver: argento | similar: simile simili analogo
similarly: analogamente | simpler: semplice | simplified: semplificato semplificata | simulate: simulare simula | simulation: simulazione simulazioni
simulator: simulatore simulatori | simultaneously: contemporaneamente simultaneamente | sin: seno | since: poiché | sine: seno
single: celibe nubile singolo singola | sister: sorella sorelle | size: dimensione dimensioni grandezza misura taglia | skip: saltare salta salto ignora
slash: barra | sleep: sonno dormire attesa | slightly: leggermente | slope: pendenza pendio | slot: posizione casella | slow: lento lenta
small: piccolo piccola piccoli | smallest: minimo minore | smoker: fumatore fumatori | smooth: liscio smussare levigare | snow: neve | social: sociale sociali
socialsecurity: previdenza inps contributi | soil: suolo terreno suoli | solar: solare solari | soldier: soldato militare | sole: unico
solely: soltanto esclusivamente | solid: solido solida | solute: soluto | solution: soluzione soluzioni | solve: risolvere risolve | solvent: solvente
solver: risolutore | some: alcuni qualche | sort: ordinare ordina ordinamento ordinato | sorted: ordinato ordinata ordinati | sorting: ordinamento
source: sorgente fonte sorgenti origine | south: sud meridionale | sowing: semina semine | space: spazio spazi | spare: ricambio scorta ricambi
spareparts: ricambi | spec: specifica specifiche | special: speciale speciali particolare | specialist: specialista specialisti | speciation: speciazione
species: specie | specification: specifica specifiche | specified: specificato specificata indicato | specify: specificare specifica indicare
specimen: campione provetta | spectrum: spettro spettri | speed: velocità | spending: spesa spese | spent: speso spesa | sphere: sfera sfere | spindle: mandrino
spirit: spirito | split: dividere suddividere spezza divisione | spouse: coniuge coniugi marito moglie | sprayed: spruzzato irrorato
spread: scarto differenziale diffondere | spreadsheet: foglio elettronico | spring: primavera molla | sqlerror: errsql | sqrt: radice radq
square: quadrato quadro quadrati | squareroot: radq radice quadrata | src: sorgente | stability: stabilità | stable: stabile stalla | stack: pila
staff: personale organico | stage: stadio fase fasi | stamp: bollo timbro francobollo bolli | stampduty: bollo | stamps: bolli francobolli | standard: normale
standingorder: permanente | star: stella stelle asterisco | start: inizio iniziare avvio inizia avvia partenza | started: iniziato avviato partito
starter: iniziatore avviatore | startup: avvio avviamento partenza | state: stato stati | statement: istruzione istruzioni estratto dichiarazione
static: statico statica | station: stazione stazioni | statistics: statistiche statistica statistici | status: stato stati situazione
stay: soggiorno permanenza degenza | steady: stazionario costante | steel: acciaio | step: passo passi fase | stiffness: rigidezza rigidità
stmt: istruzione istruzioni | stock: magazzino scorta scorte giacenza giacenze esistenza titolo | stocklevel: giacenza scorta | stocktake: inventario
stolen: rubato furto | stop: fermare ferma arresto fermata | storage: memoria magazzino stoccaggio | store: memorizzare memorizza negozio magazzino salva
stored: memorizzato memorizzata salvato | storing: memorizzazione | storms: tempeste tempesta temporali | str: stringa | strain: deformazione
strains: deformazioni | strategy: strategia strategie | stream: flusso torrente corso | street: strada indirizzo piazza corso | stress: sforzo tensione
stresses: tensioni sforzi | strict: rigoroso stretto | string: stringa stringhe | strong: forte robusto | structural: strutturale strutturali
structure: struttura strutture tracciato | student: studente studenti alunno alunni studentessa | study: studio studi | style: stile stili
sub: sottoprogramma sotto | subcommand: sottocomando sottocomandi | subject: soggetto oggetto materia argomento | submit: inviare sottomettere presentare
subprograms: sottoprogrammi sottoprogramma | subroutine: sottoprogramma sottoprogrammi sottoroutine | subscribed: abbonato sottoscritto iscritto
subscriber: abbonato abbonati utente | subscript: indice indici | subscription: abbonamento abbonamenti sottoscrizione
subsequent: successivo successiva successivi seguente | subset: sottoinsieme sottoinsiemi | subsidence: subsidenza | subsidiary: filiale controllata
substitute: sostituire sostituto supplente | substitution: sostituzione sostituzioni | substr: sottostringa | subsystem: sottosistema sottosistemi
subtotal: subtotale subtotali parziale | subtract: sottrarre sottrai sottrae detrarre | success: successo riuscito | successful: riuscito riuscita positivo
successfully: correttamente successo | sucked: aspirato | suction: aspirazione | sufficient: sufficiente sufficienti | suffix: suffisso suffissi
sugar: zucchero | suggest: suggerire suggerisce | suggestions: suggerimenti suggerimento | suitable: adatto idoneo | sum: somma sommare totale somme sommatoria
summary: riepilogo riepiloghi riassunto sommario | summer: estivo | sun: solare domenica | sunday: domenica | sunflower: girasole girasoli | sunrise: alba
sunshine: soleggiamento | supervisor: supervisore capo responsabile | supplement: supplemento supplementi integrazione
supplemental: supplementare supplementari integrativo | supplier: fornitore fornitori forn | suppliers: fornitori fornitore | supplies: forniture scorte
supply: fornitura forniture approvvigionamento | support: supporto supportare assistenza sostegno | suppress: sopprimere soppressione elimina
surcharge: sovrapprezzo maggiorazione sovrattassa | surface: superficie superfici | surgery: intervento chirurgia | surname: cognome cognomi
surrender: riscatto riscatti | surtax: addizionale sovrimposta | suspended: sospeso sospesa sospesi | swap: scambiare scambio scambia
swipe: strisciare strisciata | switch: interruttore commutatore deviatore | switches: interruttori indicatori | symbol: simbolo simboli
symbolic: simbolico simbolica | sync: sincronizzare sincronizzazione sincrono | syntax: sintassi sintattico | sys: sistema | system: sistema sistemi procedura
tab: tabella tabulazione | table: tabella tabelle tav tavola tabel | tables: tabelle tabella | tag: etichetta cartellino | tangent: tangente tangenti
tape: nastro nastri bobina | target: obiettivo bersaglio destinazione | tariff: tariffa tariffe tariffario | tariffs: tariffe | task: compito attività
tax: imposta imposte tassa tasse tributo tributi fiscale | taxable: imponibile imponibili tassabile | taxation: tassazione imposizione
taxcode: codfisc codicefiscale codfis | taxes: imposte tasse tributi | taxoffice: intendenza esattoria | taxpayer: contribuente contribuenti
tbl: tabella tabelle | teacher: insegnante docente docenti insegnanti maestro | team: squadra squadre | technical: tecnico tecnica tecnici
technician: tecnico tecnici | technique: tecnica tecniche | technology: tecnologia tecnologie | telephone: telefono tel telef telefonico
teleport: teletrasporto | teller: cassiere sportellista cassieri | temp: temporaneo temperatura lavoro comodo | temperature: temperatura
template: modello modelli | temporarily: temporaneamente provvisoriamente | temporary: temporaneo temporanea provvisorio provvisoria comodo | ten: dieci
tenant: inquilino affittuario inquilini conduttore | term: termine durata termini | terminal: terminale terminali | terminate: terminare termina terminato
termination: termine cessazione chiusura | test: prova provare verifica | testers: collaudatori | testing: prova collaudo | text: testo testi
textile: tessile tessuto | thanks: grazie | theft: furto furti | themselves: stessi | then: allora poi quindi | theory: teoria | therapy: terapia terapie
therefore: quindi pertanto perciò | thermal: termico termica | thermostat: termostato termostati | thesis: tesi | thickness: spessore spessori | thin: sottile
third: terzo terza terzi | thousand: mille migliaia | thread: filo | three: tre | threshold: soglia soglie | throw: lanciare lancia
thunderstorm: temporale temporali | thursday: giovedì gio | ticket: biglietto biglietti | tide: marea maree | tied: legato vincolato
tier: scaglione fascia livello | till: cassa | timber: legname | time: ora tempo orario tempi | timeout: scaduto attesa | timer: temporizzatore
timestamp: dataora marcatempo | tip: mancia suggerimento | title: titolo titoli | tmp: temporaneo comodo lavoro | tobacco: tabacco tabacchi
today: oggi odierna odierno | todo: dafare | toggle: commuta inverti alterna | token: gettone simbolo | tolerance: tolleranza tolleranze
toll: pedaggio pedaggi | tomorrow: domani | ton: tonnellata tonnellate | tool: strumento attrezzo utensile strumenti | tools: attrezzi strumenti utensili
tot: totale totali | total: totale totali totalizzare | totals: totali totale | touch: toccare tocco | tourist: turista turistico
town: comune comuni città paese cittadina | trace: traccia tracciamento tracce | track: traccia pista tracce | tractor: trattore trattori
traditional: tradizionale | traffic: traffico viabilità | trailing: finale finali coda | train: treno treni | trainee: tirocinante apprendista
training: formazione addestramento | trajectory: traiettoria traiettorie | trans: transazione movimento
transaction: transazione transazioni movimento movimenti operazione operazioni mov
transfer: trasferire trasferimento bonifico trasferisce giroconto trasferimenti bonifici | transfers: bonifici trasferimenti giroconti
transform: trasformare trasforma trasformata | transformation: trasformazione trasformazioni | transient: transitorio transitoria
transition: transizione passaggio | translate: tradurre traduce traduzione transcodifica | translation: traduzione transcodifica traslazione
transmission: trasmissione trasmissioni invio | transport: trasporto trasporti trasportare | transpose: trasporre trasposta trasposto
trap: trappola intercetta | travel: viaggio trasferta viaggi trasferte | treat: trattare tratta | treatment: trattamento trattamenti cura | tree: albero alberi
triangle: triangolo triangoli | tridiagonal: tridiagonale | trigger: innesco innescare scatenare | trim: tagliare | triple: triplo tripla | trk: traccia tracce
trouble: problema guasto | truck: autocarro camion | true: vero vera | truncate: troncare tronca | truncated: troncato troncata troncati
truncation: troncamento | tuesday: martedì | tuition: retta insegnamento rette | turbine: turbina | turbulence: turbolenza | turbulent: turbolento turbolenta
turnover: fatturato giro | twelve: dodici | txt: testo | type: tipo tipi tipologia genere | typed: digitato immesso | typical: tipico tipica
typically: tipicamente solitamente | typing: digitazione | unable: impossibile incapace | unavailable: indisponibile indisponibili
unchanged: invariato invariata immutato | unclaimed: giacente reclamato | uncompress: decomprimere espandere | undefined: indefinito indefinita
underflow: sottosuperamento | underlying: sottostante | underneath: sotto | underpaid: sottopagato | underscore: sottolineatura sottolineato
understocked: sottoscorta | underwrite: sottoscrivere assumere | underwriter: assuntore sottoscrittore | undo: annulla annullare disfare
unemployed: disoccupato disoccupati | unemployment: disoccupazione | unexpected: inatteso imprevisto inaspettato | unformatted: nonformattato
union: unione sindacato | unique: unico unica univoco univoca univoci | unit: unità | units: unità | university: università ateneo
unknown: sconosciuto sconosciuta ignoto | unload: scaricare scarico scarica scaricamento | unloading: scarico | unlock: sbloccare sblocca sblocco
unmodified: immutato inalterato | unnecessary: inutile superfluo | unpack: spacchettare espandere spaccare | unpaid: impagato insoluto insoluti impagati
unread: illeggibile | unset: nonimpostato | unsigned: senzasegno | unsuccessful: fallito fallita | until: finché fino | unused: inutilizzato libero inutilizzati
update: aggiornare aggiorna aggiornamento aggiornato agg aggiornamenti | updated: aggiornato aggiornata aggiornati | updating: aggiornamento
upgrade: aggiornamento promozione aggiornare | upload: caricare caricamento carica | uploaded: caricato caricati | upper: superiore alto
uppercase: maiuscolo maiuscole maiuscola | urgency: urgenza urgenze | url: indirizzo | usa: americano | usable: utilizzabile utilizzabili
usage: uso utilizzo consumo impiego | user: utente utenti ute | userid: codutente utente | username: nomeutente utente | usr: utente utenti | util: utilità
utility: utilità | utilized: utilizzato utilizzata utilizzati | vacation: ferie vacanza vacanze | vaccination: vaccinazione vaccino vaccinazioni
val: valore valori | valid: valido valida validi valide | validate: validare controllare valida convalida verifica convalidare
validation: validazione convalida controllo | validity: validità | value: valore valori valorizzare | valuedate: valuta | values: valori valore
valve: valvola valvole | var: variabile | variable: variabile variabili | variables: variabili variabile | variance: varianza scostamento scostamenti
variant: variante varianti | variations: variazioni variazione | variety: varietà | varying: variabile variabili | vat: iva imposta | vatnumber: partitaiva piva
vector: vettore vettori | vegetable: ortaggio verdura ortaggi | vehicle: veicolo veicoli automezzo mezzo automezzi | vehicles: veicoli automezzi mezzi
velocity: velocità | vendor: fornitore fornitori venditore | ver: versione | verb: verbo | verbose: prolisso dettagliato
verification: verifica verifiche controllo | verify: verificare verifica verificato controlla | version: versione versioni vers | vertex: vertice vertici
vertical: verticale verticali | vice: vicario | view: vista visualizzare visualizza viste | village: frazione paese villaggio | vineyard: vigneto vigneti vigna
violation: violazione violazioni infrazione | virtual: virtuale virtuali | viscosity: viscosità | viscous: viscoso viscosa | visible: visibile visibili
visual: visivo visuale | void: annullato nullo vuoto | voltage: tensione voltaggio | volume: volumi | vote: voto votare voti
voter: elettore elettori votante votanti | voucher: buono buoni tagliando | wage: salario paga retribuzione salari paghe | wages: salari paghe retribuzioni
wait: attendere attesa aspetta attendi aspettare | wall: parete muro pareti | want: vuoi volere desidera vuole | ward: reparto corsia
warehouse: magazzino magazzini deposito mag | warehousekeeper: magazziniere | warehouses: magazzini depositi | warm: caldo
warning: avviso attenzione avvertimento avvertenza avvisi | warranty: garanzia garanzie | waste: rifiuti rifiuto | water: acqua acque idrico
watershed: bacino spartiacque | waterworks: acquedotto | wave: onda onde | wavelength: lunghezzaonda onda | waybill: bolla lettera vettura
weather: meteo tempo meteorologico | wednesday: mercoledì | week: settimana settimane sett | weekday: feriale | weekly: settimanale settimanali
weigh: pesare pesata | weight: peso pesi | welcome: benvenuto benvenuti | weld: saldatura saldare | welfare: assistenza previdenza sussidio | well: pozzo pozzi
west: ovest occidentale | wheat: frumento grano | when: quando | while: mentre finché | white: bianco bianca | wide: largo ampio | widen: allargare ampliare
widow: vedova vedovo vedove | width: larghezza | wife: moglie mogli | wildcard: jolly | wind: vento venti | window: finestra finestre | wine: vino vini
wing: ala | winner: vincitore vincitori | winter: inverno invernale | wipe: azzera pulisci | wire: filo bonifico | wish: volere vuoi desiderio desidera
withdrawal: prelievo prelievi prelevamento prelevare | withheld: trattenuto trattenuta ritenuto | withhold: trattenere ritenuta trattenuta ritenute
withholding: ritenuta ritenute trattenuta trattenute | within: entro | without: senza | woman: donna donne | won: vinto vinta | wood: legno legname bosco
word: parola parole | work: lavoro lavori lavorare comodo | workarea: arealavoro comodo | workaround: aggiramento rimedio | workcenter: centrolavoro
worker: lavoratore operaio lavoratori operai | workshop: officina officine laboratorio | workstation: postazione | world: mondo mondiale | wrap: avvolgere
write: scrivere scrive scrivi scrittura scritto scritti | writer: scrittore | writing: scrittura | written: scritto scritti scritta
wrong: errato sbagliato errata sbagliata | xref: riferimenti incrociati | year: anno anni annuale | yearly: annuale annuo annuali annua | years: anni anno
yellow: giallo gialla | yesterday: ieri | yield: rendimento resa produzione | zero: azzerare azzera azzeramento zeri | zip: postale codpost cap | zone: zona
`

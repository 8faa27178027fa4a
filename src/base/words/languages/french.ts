/** French words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const french = `
abbreviation: abréviation abrégé abrev sigle | abend: plantage anomalie abandon arrêt incident | ability: capacité aptitude possibilité faculté
abnormal: anormal anormale anormaux anomalie | abort: abandon abandonner interrompre interruption avorter arrêt | abroad: étranger | abs: absolu absolue absence
absence: absent absences absenté | absent: absence absents manquant | absolute: absolu absolue | absorption: absorber absorbé
abstract: abstrait résumé extrait | acc: compte cumul | acceleration: accélération accélérer accel | accept: accepter accepté saisir saisie acceptation
acceptable: admissible recevable | acceptance: acceptation recette réception | access: accès accéder acces habilitation | accessible: accès
accident: sinistre accidenté | accommodate: loger héberger adapter | accomplished: accompli réalisé effectué | according: selon suivant conforme conformément
account: compte cpt cpte cte rib numcompte comptes | accounting: comptable comptabilité compta cpta comptables comptabilisation | accounts: comptes
accrue: courir cumuler échoir couru accumuler | accrued: courus couru provision | acct: compte cpt cpte numcompte
accumulate: cumuler cumul accumuler cumulé totaliser | accumulator: accumulateur cumul totalisateur compteur accu | accuracy: précision exactitude justesse
accurate: précis exact précise exacte | accurately: précisément exactement | achieve: atteindre réaliser obtenir atteint | acidity: acidité acide
acknowledge: acquitter acquittement accuser accusé | acquired: acquis acquise acquérir acquisition | act: acte loi agir | action: opération traitement ordre
activate: activer activé activation déclencher | activation: activer activé | active: actif actifs activé | activity: activité activités actif
adapt: adapter adapté adaptation | add: ajouter ajout ajouté additionner addition ajt rajouter | addition: ajout ajouter additionner somme
additional: supplémentaire complémentaire additionnel supplément complément | addr: adresse adr adrs | address: adresse adr adrs adressage rue
adjacent: voisin contigu adjacente | adjust: ajuster ajusté ajustement régler régulariser | adjuster: expert ajusteur gestionnaire
adjustment: ajustement régularisation redressement correction rectification regul réglage | admin: administrateur administration gestionnaire administratif
administrator: administrateur gestionnaire admin | admission: entrée hospitalisation admis | adopted: adopté adopter retenu
advance: avance acompte avancer avancement | advantage: avantage avantages | advection: advectif advectée | advised: avisé conseillé
affect: affecter toucher influer concerner | afterwards: ensuite après puis | again: nouveau encore | against: contre | age: âge âgé ancienneté tranche
agent: mandataire employé intermédiaire | aggregate: agrégat agréger agrégé cumul regrouper global | agree: accepter accord convenir
agreed: convenu accepté accord | agreement: accord contrat convention | agricultural: agricole agricoles agriculture | aid: aide aides allocation subvention
air: aérien atmosphère | aircraft: avion aéronef | airfoil: profil aile | airport: aéroport | alarm: alarme alerte | alert: alerte alerter avertir
algorithm: algorithme algo | alias: synonyme surnom | align: aligner aligné cadrer cadrage | alignment: alignement aligner cadrage
alimony: pension alimentaire | alloc: allouer allocation alloué | allocate: allouer alloué allocation affecter répartir attribuer réserver
allocation: allouer affectation répartition attribution ventilation | allowable: admissible autorisé permis | allowance: allocation indemnité indem prestation
alphabetic: alphabétique alpha lettres | alphanumeric: alphanumérique alphanum alphanumériques | alter: modifier changer altérer
alternate: alterner alternatif secondaire alterné | alternately: alternativement | alternative: variante alternatif choix | altitude: hauteur alt
ambulance: ambulancier | amortize: amortir amorti amortissement | amount: montant mnt mtt mont somme montants mtn quantité | amplification: gain amplifier
amt: montant mnt mtt somme | analysis: analyse analyser | analyze: analyser analyse analysé dépouiller | anchor: ancre ancrage ancrer | angle: inclinaison
animal: animaux bétail cheptel | annual: annuel annuelle annuels | annuity: annuité rente annuités viager | answer: réponse répondre
apartment: appartement logement appart | append: ajouter ajout concaténer accoler | applicable: valable concerné
applicant: demandeur candidat postulant requérant | application: appli demande programme candidature | apply: appliquer appliqué postuler
appointment: rendezvous rdv nomination | approach: approche méthode démarche | appropriate: approprié adéquat convenable
approximately: environ approximativement | approximation: approché approx approximer | april: avril avr | aquifer: aquifère nappe souterraine
arbitrary: arbitraire quelconque | architecture: structure | archive: archivage archiver archives historique | area: zone aire surface superficie secteur région
arg: paramètre param | argument: paramètre param arguments | arithmetic: arithmétique calcul | array: tableau tab vecteur tableaux
arrears: arriéré arriérés impayés | arrival: arrivée arrivées | arrives: arrive arriver arrivée | article: produit art
ascending: croissant ascendant croissante | assemble: assembler assembleur assemblage | assembler: assembleur | assembly: assemblage assemblée assembler montage
assert: vérifier affirmer assertion | asset: actif immobilisation bien | assets: actif immobilisations biens
assign: affecter affectation attribuer assigner affecté | assignment: affectation attribution assignation mutation devoir
assist: assister aide aider assistance | associated: associé associée lié correspondant rattaché | association: associer assoc
assume: supposer supposé hypothèse | assumption: hypothèse supposition | assumptions: hypothèses | asterisk: astérisque étoile
atm: dab gab distributeur guichet | atmosphere: atmosphère atmosphérique air | atomic: atomique | attached: attaché joint rattaché
attachment: pièce jointe annexe rattachement | attempt: tentative essai essayer tenter | attendance: présence assiduité présences pointage
attention: avertissement | attributes: attributs caractéristiques | audit: vérification | auditor: auditeur vérificateur contrôleur commissaire | aug: août
august: août | auth: autorisation authentification habilitation | author: auteur auteurs rédacteur | authority: autorité autorités pouvoir
authorization: autorisation habilitation autoriser autoris | authorized: autorisé habilité permis | auto: automatique voiture
automated: automatisé automatique | automatic: automatique autom | automatically: automatiquement | automobile: voiture véhicule
auxiliary: auxiliaire auxiliaires annexe | avail: dispo disponible | availability: disponibilité dispo disponible
available: disponible dispo libre disponibles | ave: avenue moyenne | average: moyenne moyen moy moyennes | avg: moyenne moy moyen | avoid: éviter évite
bachelor: célibataire licence | background: fond arrière | backlog: retard encours | backorder: reliquat rupture
backup: sauvegarde sauvegarder sauv copie secours | backward: arrière recul inverse | badly: mal | bakery: boulangerie | bal: solde
balance: solde bilan équilibre balancer soldes équilibrer | balloon: ballon | bank: banque bancaire banques bancaires bque | banknote: billet billets
bankruptcy: faillite | bar: barre | barcode: codebarre codebarres gencod | bark: écorce | barley: orge | barrel: baril fût | based: basé fondé
basic: base élémentaire fondamental | basically: essentiellement | basis: base assiette fondement | batch: lot lots différé | beam: poutre faisceau
bed: lits litière couche | bee: abeille ruche | begin: début commencer debut deb démarrer | behavior: comportement | beneath: sous dessous
beneficiary: bénéficiaire allocataires benef allocataire | benefit: prestation avantage allocation bénéfice indemnité | beta: bêta | bid: offre soumission
bill: facture fact effet billet | bin: bac casier | binary: binaire | bind: lier lié liaison relier | binder: relieur | binding: reliure
birth: naissance naiss né née datenais nais | birthday: anniversaire | bit: binaire | black: noir noire | blank: blanc espace vide blancs vierge
block: bloc blocs bloquer blocage | blocked: bloqué bloquée | blood: sang sanguin | blows: souffle souffler | blue: bleu bleue | boat: bateau | body: corps
bond: obligation liaison titre | bonus: prime primes gratification boni | book: livre ouvrage livres bouquin | booking: réservation réserver resa
bookkeeping: comptabilité compta | boolean: booléen booléenne logique | booth: cabine stand bureau | border: bord bordure frontière | born: né née naissance
borrow: emprunter emprunt emprunté | borrower: emprunteur emprunteurs | boss: chef patron responsable | bottom: bas pied fond | bought: acheté achat
bounce: rebond rebondir rejet | boundary: limite frontière bord contour | bounds: bornes limites | box: boîte boite cadre | bracket: tranche crochet
brackets: crochets parenthèses | branch: agence branche succursale branchement guichet | brand: marque marques | break: rupture arrêt interrompre pause coupure
breeder: éleveur | breeding: élevage reproduction | brewery: brasserie | bridge: pont | brief: bref résumé | broadcast: diffusion diffuser
broker: courtier courtage | brother: frère | browse: parcourir consulter consultation parcours feuilleter | browser: navigateur | budget: budgétaire budgets
buffer: tampon mémoire tampons | bug: bogue anomalie | build: construire construction construit générer bâtir | building: bâtiment immeuble construction
bulk: vrac masse | bureaus: bureaux | burial: inhumation | bus: autobus autocar | business: affaire métier entreprise commercial commerce
butcher: boucher boucherie | button: bouton boutons | buy: acheter achat achats | buyer: acheteur acquéreur acheteurs | bypass: contourner contournement sauter
byte: octet octets | bytes: octets octet | cache: antémémoire mémoire | cadastral: cadastre parcelle | cadastre: cadastral parcelle
calc: calcul calculer calculé | calculate: calculer calcul calculé calcule | calculation: calcul calculs calculer | calendar: calendrier agenda cal
calf: veau veaux | calibrate: calibrer étalonner calage étalonnage | call: appel appeler appelé appels appelle | callable: appelable
caller: appelant appelante | cancel: annuler annulation annulé abandon résilier | cancelled: annulé annulée | candidate: candidat candidats
canteen: cantine restauration | capabilities: capacités possibilités | capacity: capacité capa contenance | capital: capitaux majuscule | caps: majuscules
captured: capturé saisi | car: voiture véhicule automobile | carbon: carbone | card: carte cartes | cardholder: porteur titulaire | careful: prudence
cargo: cargaison fret marchandise | carriage: chariot transport | cash: espèces caisse comptant liquide numéraire espece | cashflow: trésorerie
cashier: caissier caisse | cat: catégorie categ | catalog: catalogue cataloguer répertoire | catch: attraper intercepter capture
category: catégorie categ cat catégories | cattle: bovins bovin bétail | cause: motif raison | ceiling: plafond plafonds | cells: cellules mailles cellule
cemetery: cimetière concession | census: recensement recenser | center: centre centrer centré | central: centrale centraux | century: siècle siecle
cereal: céréale céréales | chain: chaîne chaîner chaînage chaine | chairman: président | chance: hasard
change: changement modifier modification changer modif modifié monnaie | changed: modifié changé | channel: canal canaux voie chenal | chapter: chapitre chap
character: caractère caract caractères | characteristics: caractéristiques | characters: caractères caractère | charge: frais charges facturer débiter imputer
chart: plan diagramme graphique | cheap: moins économique | check: contrôle vérifier vérification contrôler ctrl verif chèque chq | checkbook: chéquier carnet
checking: contrôle vérification | checkpoint: reprise | checksum: contrôle somme | chemical: chimique | chemistry: chimie chimique
cheque: chèque chq cheques chèques | chequebook: chéquier carnet | child: enfant fils enfants | childbirth: accouchement | children: enfants
chk: controle ctrl verif | choice: choix choisir | choose: choisir choix sélectionner choisissez | chosen: choisi choisie | church: église | circle: cercle
circumstances: circonstances | citizen: citoyen habitant administré | city: ville villes commune localité | civil: étatcivil
claim: sinistre réclamation demande créance | claimant: demandeur réclamant sinistré | class: classe classes | classroom: salle | clause: clauses article
clay: argile argileux | clean: nettoyer propre nettoyage | cleanup: nettoyage nettoyer purge épuration | clear: effacer vider effacement raz initialiser
clerk: employé commis agent greffier | client: clients cli clientèle | climate: climat climatique | clinic: clinique | clock: horloge heure
clone: cloner copie | close: fermer fermeture fermé clôture clôturer ferme cloture | closed: fermé clos clôturé | closely: étroitement | closer: proche
closing: clôture fermeture | clothing: habillement vêtement | cloud: nuage nuages nébulosité | cluster: grappe regroupement amas | coal: charbon houille
coast: côte littoral | code: codes codif codage cod | coefficient: coeff coef coefficients | coin: pièce monnaie | coins: pièces monnaie | col: colonne
cold: froid froide | collateral: garantie gage nantissement sûreté | collect: collecter recueillir encaisser recouvrer
collection: recouvrement encaissement collecte | college: collège | colon: deuxpoints | color: couleur couleurs | colour: couleur couleurs
column: colonne colonnes | combination: combinaison combiner | combined: combiné combinée cumulé | comma: virgule | command: commande cde commandes ordre
commarea: zone | comment: commentaire remarque commentaires observation | commercial: commerciale commerciaux | commission: commissions courtage
commit: valider validation | common: commun commune communs | commonly: communément | communicate: communiquer | communication: communications liaison
compact: compacter | company: société entreprise soc ste compagnie cie societe | compare: comparer comparaison comparé | comparison: comparaison
compatibility: compatibilité | compatible: compatibilité | compensation: indemnisation indemnité | compilation: compiler | compile: compiler compilation compilé
compiler: compilateur | complaint: réclamation plainte plaintes | complaints: réclamations | complement: complément
complete: complet terminé complète compléter | completely: complètement entièrement | completion: achèvement fin terminaison | complex: complexe complexes
compliance: conformité | component: composant composante composants | composite: composé mixte | compress: compresser comprimer compression compacter
compression: compresser | compulsory: obligatoire | computation: calcul calculs | compute: calculer calcul calculé
computer: ordinateur calculateur informatique ordi | concatenate: concaténer concaténation | concatenation: concaténation | concentration: conc concentrations
concept: notion | concrete: béton | cond: condition | condition: conditions cond | conditional: conditionnel conditionnelle | conductances: conductance
conductivity: conductivité | config: configuration paramétrage | configuration: configurer paramétrage paramètres | configure: configurer paramétrer paramétrage
confirm: confirmer confirmation confirmé valider | confirmation: confirmer confirmé | conflict: conflit conflits | connect: connecter connexion relier
connection: connexion liaison raccordement | consecutive: consécutif consécutifs successif | consistency: cohérence | consistent: cohérent cohérente
consists: consiste comporte | console: pupitre | const: constante | constant: constante constantes const | constantly: constamment
constants: constantes constante | constraint: contrainte | constraints: contraintes | construct: construire construit | construction: construire bâtiment
consumer: consommateur | consumption: consommation conso | contact: interlocuteur contacts | container: conteneur récipient | contents: contenu sommaire
context: contexte | contiguous: contigu contiguë | continuation: suite poursuite | continue: continuer continu suite poursuivre | continuous: continu continue
contour: isoligne isovaleur | contract: contrat contrats marché | contractor: entrepreneur prestataire | contrast: contraste
contributing: cotisant contribuant | contribution: cotisation apport cotisations contrib | contributor: cotisant | contributors: cotisants contributeurs
control: contrôle contrôler ctrl gestion pilotage commande | convenience: commodité | convenient: commode pratique | convention: conventions
converge: converger convergence | conversion: convertir converti transcodage conv | convert: convertir conversion converti transformer | cookie: témoin
cooling: refroidissement froid | coordinate: coordonnée | coordinates: coordonnées coord | copper: cuivre | copy: copie copier recopie recopier duplicata
copyright: droits auteur | core: noyau coeur | corn: maïs | corner: angle | corporation: société compagnie | correct: corriger corrigé exact juste
correction: corriger rectification corrections | correctly: correctement | correlation: corrélation | corresponding: correspondant correspondante
corrupt: corrompre corrompu endommagé | corrupted: corrompu endommagé | cost: coût coûts prix cout frais | council: conseil
count: compter nombre compteur comptage décompte cpt nbre dénombrer | counter: compteur cpt compt guichet compteurs | counterparty: contrepartie
country: pays codepays nation | county: département comté canton | couple: paire | coupon: bon coupons | course: cours matière formation | court: tribunal
coverage: couverture garantie garanties | covered: couvert garanti couverte | cow: vache | crash: plantage planter | create: créer création créé créa génération
created: créé | creation: création créer créé | credit: crédit crédits avoir créditer créditeur | creditcard: cartebancaire cb
creditor: créancier créancière fournisseur | creditworthy: solvable solvabilité | crew: équipage | criteria: critères critère | critical: critique critiques
crop: culture récolte cultures | cross: croix croiser croisé | cultivation: culture | cumulative: cumulatif cumulé cumul | currency: devise monnaie devises
current: courant actuel courante actuelle | curriculum: programme cursus | cursor: curseur curseurs | curve: courbe courbes | cust: client cli
custom: personnalisé coutume | customer: client cli clients clientèle abonné | customs: douane douanes douanier | cut: couper coupure coupe
cycle: cycles période | cylinder: cylindre | cylinders: cylindres | daily: quotidien journalier quotidienne journalière | dam: barrage digue
damages: dommages dégâts dégât | damping: amortissement amorti | danger: péril | dangerous: dangereux dangereuse | dark: sombre foncé obscur | dash: tiret
data: données donnée | database: base bdd bd | dataset: fichier fic | date: dat dte jour dates | daughter: fille | day: jour jours journée jrs
daycare: crèche garderie | dead: mort décédé morte | deadline: échéance délai | deadlock: interblocage verrou | dealer: concessionnaire revendeur
deallocate: libérer désallouer libération | death: décès mort décédé | debit: débit débiter débiteur débits | debits: débits débit
debt: dette dettes créance endettement | debtor: débiteur débitrice | debug: débogage débug déboguer | debugging: débogage mise | deceased: décédé défunt
december: décembre déc | decimal: décimal décimale | decision: décision décider | deck: paquet pont | declarations: déclarations déclaration
declare: déclarer déclaration | declared: déclaré déclarée | decode: décoder décodage | decomposition: décomposer
decrease: diminuer diminution baisse décroître réduction | decrement: décrémenter décrément | decrypt: déchiffrer décrypter déchiffrement
deducted: déduit prélevé retenu | deductible: franchise déductible | deduction: déduction retenue prélèvement abattement déductions | deep: profond profonde
default: défaut | defect: défaut | deferred: différé différée reporté | defined: défini définie | definition: définition définir | degree: degré degrés diplôme
delay: délai retard attente délais | delete: supprimer suppression supprimé effacer effacement suppr | deleted: supprimé effacé
deletion: suppression effacement supprimer | delimited: délimité | delimiter: séparateur délimiteur | delinquent: impayé retard
deliver: livrer livraison livré | delivered: livré livrée | deliveries: livraisons | delivery: livraison livraisons livrer | delta: écart différence
demand: demande exiger | demo: démonstration démo | denial: refus rejet | denominator: dénominateur | density: densité | dentist: dentiste
deny: refuser refus refusé | department: service département dept rayon | departure: départ | dependencies: dépendances | dependent: dépendant personne
depending: dépend selon dépendant | deploy: déployer déploiement | deployment: déploiement | deposit: dépôt versement verser acompte caution consigne arrhes
depreciation: amortissement dépréciation amort | depth: profondeur prof hauteur | derivative: dérivée dérivées | derived: dérivé déduit
desc: libellé désignation libelle | descending: décroissant descendant décroissante | description: libellé désignation lib descriptif intitulé libelle décrire
descriptive: descriptif | descriptor: descripteur | designated: désigné | designation: désignation libellé | designed: conçu prévu
desired: désiré voulu souhaité | dest: destination destinataire | destination: destinataire arrivée | destroy: détruire destruction | det: détail
detail: détail détails | details: détail détails détaillé | detected: détecté décelé | detection: détection détecter | determinant: déterminant
determination: détermination | determine: déterminer détermination | developed: développé | developers: développeurs | development: développement dév
deviation: écart déviation | device: périphérique appareil dispositif unité | diagnosis: diagnostic | diagnostics: diagnostic diag
diagonalise: diagonaliser diagonalisation | dialog: dialogue | dials: cadrans | diameter: diamètre diam | dice: dés dé | died: décédé mort | diet: régime
diff: différence écart | differ: différer différent | difference: différence écart diff | different: différent autre distinct
differently: autrement différemment | diffusion: diffuser | digit: chiffre | digits: chiffres chiffre | dimension: taille dim | dimensional: dimensionnel
diploma: diplôme | direct: directe diriger | direction: sens dir | directly: directement | director: directeur directrice
directory: répertoire annuaire dossier | disability: invalidité handicap incapacité | disable: désactiver inhiber désactivé
discharge: débit décharge sortie rejet | disclaimer: avertissement | disconnect: déconnecter déconnexion | discount: remise rabais escompte ristourne réduction
disease: maladie | disk: disque disques | dismissal: licenciement | disp: affichage affich | dispersivity: dispersivité | displacement: déplacement décalage
display: afficher affichage affiche affiché visualiser visualisation | displayed: affiché | dispute: litige contestation | dissolved: dissous dissoute
distance: longueur | distributed: distribué réparti | distribution: répartition diffusion répartir | distributor: distributeur | district: arrondissement canton
div: division diviser | divide: diviser division partager | dividend: dividende dividendes | division: diviser secteur | divorced: divorcé divorcée
doctor: médecin docteur med praticien | document: documents pièce doc | documentation: doc | dog: chien | dollar: dollars | domain: domaine | door: porte
dormant: inactif sommeil | dot: point | double: doubler doublé | download: télécharger téléchargement | downloader: téléchargement | downstream: aval
draft: brouillon traite | drag: traînée trainée | drain: drainage drainer | draughtsman: dessinateur | draw: dessiner tracer tirage dessin
driver: pilote conducteur chauffeur | drop: supprimer goutte chute | drought: sécheresse | drug: médicament drogue médicaments | dry: sec sèche | dryer: séchoir
due: dû échéance exigible échéances | dummy: bidon factice fictif fictive | dump: vidage vider | dup: doublon double
duplicate: doublon dupliquer double doublons duplicata | duration: durée | duty: droits taxe douane | dynamic: dynamique | dynamically: dynamiquement
earlier: antérieur | early: anticipé tôt | earn: gagner | earnings: gains revenus salaire | earth: terre | earthquake: séisme tremblement sismique
easier: facile | east: orient estimé | easy: facile simple | echo: écho | economics: économie | edit: éditer édition modifier modification
editable: modifiable saisissable | edition: édition | editor: éditeur | education: enseignement éducation formation | effect: effet effets
effective: effectif effet | effectively: effectivement | efficiency: efficacité rendement | efficient: efficace | effluent: rejet | eigenvalue: propre
eigenvalues: propres | eigenvector: propre | elapsed: écoulé écoulée | election: élection scrutin élections électoral | electricity: électricité électrique
electronic: électronique | element: élément éléments poste | eligible: éligible admissible | eliminate: éliminer supprimer | elsewhere: ailleurs
email: courriel mail mél messagerie | embedded: embarqué imbriqué | employee: employé salarié agent employés personnel matricule | employer: employeur patron
employment: emploi embauche | empty: vide vider vides | emulate: émuler | enable: activer autoriser | enclosed: joint | encode: encoder coder codage
encoding: codage encodage | encountered: rencontré | encrypt: chiffrer crypter cryptage chiffrement | encrypted: chiffré crypté | endofyear: clôture
endorsement: avenant endos | energy: énergie | enforce: forcer imposer | engine: moteur machine | engineering: ingénierie génie | english: anglais anglaise
enhanced: amélioré | enquiry: consultation interrogation demande | enroll: inscrire inscription immatriculer | enrollment: inscription inscriptions effectif
enrolment: inscription inscriptions | ensure: assurer garantir | enter: entrer saisir saisie saisissez entrez introduire | entered: saisi saisie
enterprise: entreprise | enthalpy: enthalpie | entirely: entièrement | entitlement: droit droits | entity: entité entités | entrance: entrée
entry: entrée saisie écriture entrées poste | env: environnement | environment: environnement env milieu | environmental: environnemental
equal: égal égale égalité égaux | equation: équation équations | equilibrium: équilibre | equipment: équipement matériel | equivalent: équivalent équivalence
erase: effacer effacement raz | erosion: éroder | err: erreur erreurs | error: erreur err erreurs erroné anomalie faute erronée | escape: échappement échapper
escrow: séquestre dépôt | essential: essentiel indispensable | establish: établir | estate: succession patrimoine | estimate: estimation devis estimer
estimated: estimé estimation | euros: euro eur | eval: évaluer | evaluate: évaluer évaluation | evaluation: évaluation | evaporation: évaporation
evapotranspiration: etp | even: paire même | evening: soir | event: événement évènement evt | exam: examen épreuve | examination: examen épreuve
examine: examiner examen | excavation: fouille | exceeded: dépassé dépassement | exceeds: dépasse dépassement excède | exception: exceptions anomalie
excess: excès excédent | exchange: échange bourse échanger | exchangers: échangeurs | excise: accise | excluding: hors sauf exclu | exclusive: exclusif
executable: exécutable | execute: exécuter exécution lancer | execution: exécution lancement | exemption: exonération dispense exonéré | exercise: exercice exo
exhausted: épuisé | existence: existe existant | exit: sortie sortir quitter fin | expanded: étendu développé | expansion: dilatation extension
expenditure: dépense dépenses | expense: dépense frais dépenses | expenses: frais dépenses notefrais | experience: expérience | experiment: expérience essai
expiration: péremption échéance | expired: expiré échu périmé | expiry: expiration péremption | explicit: explicite | explicitly: explicitement
exponent: exposant puissance | exponential: exponentielle exponentiel | export: exporter exportation | expression: formule | extended: étendu étendue prolongé
extension: prolongation poste | extent: étendue | external: externe extérieur externes | extra: supplémentaire supplément | extract: extraire extrait extraction
extraction: extraire | extractor: extracteur | extrapolate: extrapoler | extremely: extrêmement | eye: oeil | facilitate: faciliter
facility: installation établissement équipement | factor: facteur coefficient coef | factory: usine fabrique | failed: échoué échec raté
failure: échec panne défaillance défaut | fair: juste équitable foire | fairly: assez | false: faux fausse | family: famille familial familles foyer
farm: ferme exploitation | farmer: agriculteur exploitant fermier cultivateur | fashion: façon | fast: rapide vite | faster: rapide rapidement
fatal: grave bloquant | father: père | faults: défauts pannes fautes | features: fonctionnalités caractéristiques | feb: février fév | february: février fév fev
fee: frais honoraires redevance droits cotisation commission | female: femme féminin | fertiliser: engrais fertilisant | fertilizer: engrais fertilisant
fetch: lire récupérer lecture chercher ramener | fever: fièvre | few: peu quelques | fewer: moins | field: champ zone rubrique champs rub donnée parcelle
fifo: attente | fifth: cinquième | figure: chiffre schéma | file: fichier fic fich fichiers dossier | filename: nomfichier nomfic fichier
filled: rempli renseigné | filler: remplissage bourrage | filter: filtre filtrer filtrage | final: finale définitif | finally: enfin finalement
finance: financier financement | financial: financier financière | find: trouver chercher recherche trouvé | fine: amende contravention pénalité
fingerprint: empreinte | finished: fini terminé | fire: incendie feu | firm: entreprise maison | first: premier première prem | firstname: prénom
fiscal: exercice fiscale fiscaux | fish: poisson pêche | fishing: pêche | fit: ajuster ajustement | fitness: aptitude | fix: corriger correction
fixed: fixe fixé corrigé | flag: indicateur drapeau ind témoin bascule | flame: flamme | flat: plat appartement | fleet: flotte parc | flexibility: souplesse
flight: vols | floating: flottant virgule | flood: crue inondation crues | floor: étage plancher sol | flour: farine | flow: flux débit écoulement
fluids: fluides fluide | focus: foyer | fog: brouillard | folder: dossier répertoire | food: aliment nourriture alimentaire | force: forcer forcé
forecast: prévision prévisions | foreclose: saisir saisie | foreign: étranger étrangère | forest: forêt forestier bois | forestry: sylviculture forestier
forget: oublier oubli | form: formulaire forme imprimé écran | format: formater mise formatage | former: ancien ancienne | formula: formule formules
fortnight: quinzaine | fortnightly: bimensuel quinzaine | forward: avant avancer | found: trouvé trouvée | foundation: fondation | fourth: quatrième
fraction: fractions partie | fractional: fractionnaire | frame: cadre trame châssis | fraud: fraude frauduleux | free: libre libérer gratuit libération
freight: fret | frequency: fréquence périodicité freq | frequent: fréquent | frequently: fréquemment | fresh: frais fraîche | friday: vendredi
friendly: convivial | front: avant face | frost: gel gelée | frozen: gelé figé bloqué | fruit: fruits verger | fuel: carburant combustible essence
fulfil: remplir satisfaire | func: fonction fct | function: fonction fct fonctions fonc | functional: fonctionnel fonctionnelle | functionality: fonctionnalité
fund: fonds caisse | furniture: meuble mobilier | fuse: fusible | future: futur avenir ultérieur | gain: bénéfice | game: jeu partie jeux
garage: stationnement | garden: jardin | garnishment: saisiearret saisie opposition | gas: gaz | gasoline: essence | gear: engrenage vitesse | gearbox: boîte
gen: générer génération | gender: sexe genre | generalized: généralisé | generate: générer génération généré | generated: généré générée engendré
generation: génération édition | generator: générateur | generic: générique | genre: catégorie | geometry: géométrie | get: obtenir lire récupérer chercher
glass: verre | global: globale globaux | gold: doré | goods: marchandise marchandises | goto: aller | governing: directeur | government: gouvernement état
grace: délai franchise | grade: note échelon niveau catégorie | gradient: pente | graduate: diplômé | grain: grains céréale céréales | grammar: grammaire
granted: accordé octroyé | graph: graphe graphique courbe | graphical: graphique | graphics: graphique graphiques dessin | gravity: gravité pesanteur
greater: supérieur supérieure | greatest: grand maxi | green: vert verte | grid: grille maillage | gross: brut brute | ground: sol terre terrain
groundwater: nappe souterraine | group: groupe grp groupes regrouper regroupement | growth: croissance | guarantee: garantie garantir caution
guaranteed: garanti garantie | guarantor: garant caution | guest: invité hôte | guide: manuel | hail: grêle | half: moitié demi | halt: arrêt arrêter
handicap: handicapé | handle: traiter gérer gestion | handler: gestionnaire traitement | handling: manutention traitement | handshake: poignée échange
hang: pendre bloqué | harvest: récolte moisson récolter | hash: hachage | hatchery: écloserie | hay: foin fourrage | headcount: effectif effectifs
header: entête entêtes ent entete | health: santé | heap: tas monticule | heat: chaleur chauffage | heating: chauffage | hectare: hectares
height: hauteur haut taille | heir: héritier | hello: bonjour | help: aide aider | helper: aide auxiliaire | helpful: utile | hence: donc
herbicide: désherbant herbicides | herd: troupeau cheptel | hexadecimal: hexadécimal hexa hexadécimale | hidden: caché masqué | high: haut élevé
highly: fortement | hire: embauche embaucher louer | histogram: histogramme | historical: historique | history: historique histo | hit: touche coup
hold: tenir retenir garder blocage | holder: titulaire porteur détenteur | holiday: férié congé vacances | holidays: fériés congés vacances
home: domicile maison accueil | hook: crochet | hospital: hôpital clinique hospitalier | hospitalization: hospitalisation séjour | host: hôte | hotel: hôtel
hour: heure heures | hourly: horaire | hours: heures horaires | house: maison | household: ménage foyer | housing: logement habitat hlm
however: cependant toutefois | humidity: humidité | hunting: chasse | husband: mari conjoint époux | hydraulic: hydraulique | hydrograph: hydrogramme
ice: glace | identical: identique identiques | identification: identifiant identif | identifier: identifiant ident identif | identify: identifier
identity: identité | idle: inactif attente | ids: identifiants | ignore: ignorer ignoré | illegal: illégal interdit invalide | illness: maladie
illustrate: illustrer | image: photo | immediate: immédiat immédiate | immediately: immédiatement | immigration: immigré | impact: incidence
implementation: implémentation réalisation | implemented: implémenté | implicit: implicite | implied: implicite | import: importer importation | imposed: imposé
impossible: impossibilité | improve: améliorer amélioration | improvement: amélioration | inaccurate: inexact imprécis | inactive: inactif inactifs
inches: pouces | incident: incidents | incidental: accessoire | incl: inclus ttc | inclusion: inclure inclus | inclusive: inclus compris
income: revenu revenus ressources recette | incoming: entrant entrée arrivée | incompatible: incompatibilité | incomplete: incomplet incomplète
incorrect: incorrecte erroné faux | increase: augmenter augmentation hausse accroissement | increment: incrémenter incrément incrémentation
indemnity: indemnité indemnités | indent: indenter retrait | independent: indépendant indépendante | index: indice ind indexé | indexed: indexé indexée
indicate: indiquer indique | indicator: indicateur ind témoin indic | indirect: indirecte | individual: individuel individu particulier
individually: individuellement | inf: inférieur | infiltration: infiltrer percolation | infinite: infini infinie | info: renseignement informations
inform: informer prévenir | information: renseignements infos info | inhabitant: habitant | inhabitants: habitants population | inheritance: succession héritage
init: initialisation initialiser initial | initial: initiale départ | initialise: initialiser initialisation | initialization: initialisation initialiser
initialize: initialiser initialisation initialisé raz | initially: initialement | initials: initiales | initiate: lancer démarrer | initiator: lanceur
injured: blessé | injury: blessure lésion | inner: interne intérieur | inorganic: inorganique minéral | input: entrée saisie entrées saisir
inquire: interroger demander consulter | inquiry: interrogation consultation recherche demande | ins: insérer | insert: insérer insertion inséré ajouter
insertion: insérer ajout | inside: intérieur dedans dans | inspect: inspecter examiner contrôle | inspection: contrôle visite | inspector: inspecteur contrôleur
install: installer | installation: installer | installment: échéance mensualité versement acompte | instance: occurrence exemplaire
institution: établissement organisme | instruction: instructions consigne | instructions: instruction consignes | insufficient: insuffisant insuffisante
insulation: isolation isolant | insurance: assurance assurances | insure: assurer assuré | insured: assuré assurée assurés | insurer: assureur | int: entier
intact: inchangé | integer: entier entiers entière | integrate: intégrer | integrated: intégré | integration: intégration | integrity: intégrité
intended: prévu destiné | intensity: intensité | interact: interagir | interaction: interactions | interactive: interactif conversationnel
interactively: interactivement | interbank: interbancaire | interchange: échange | interest: intérêt intérêts agios | interface: ihm interfaces
intermediate: intermédiaire | intern: stagiaire | internal: interne intérieur internes | internally: interne | international: internationale | internet: toile
interpolate: interpoler interpolation | interpret: interpréter | interpreter: interpréteur interprète | interrupt: interruption interrompre
interruption: interrompre coupure | interval: intervalle | intrinsic: intrinsèque | introduced: introduit | introduction: présentation
invalid: invalide incorrect erroné invalides | inventory: stock inventaire stocks | investment: placement investissement | investor: investisseur
invocation: appel | invoice: facture factures facturation fact fac facturer | invoiced: facturé facturée | invoicing: facturation | invoke: appeler invoquer
iron: fer | irrigate: irriguer arroser | irrigation: arrosage irriguer | isbn: ouvrage | issue: émission émettre problème délivrer | issuer: émetteur
item: article poste élément produit rubrique | iterate: itérer boucler parcourir | iteration: itération itérations boucle | iterative: itératif itérative
itinerary: itinéraire trajet | jan: janvier janv | january: janvier janv | jet: jets | job: travail travaux emploi tâche métier
join: jointure joindre fusionner | journal: jrnl journaux jnl | judge: juge juger | julian: quantième julien julienne | july: juillet juil | jump: saut sauter
june: juin | justified: justifié cadré | juvenile: mineur jeune | keep: garder conserver | kernel: noyau | key: clé clef touche cle clés | keyboard: clavier
keys: clés touches clefs | keyword: motclé motcle mot | kill: tuer arrêter | kilometer: kilomètre kilometre | kind: genre sorte | knowledge: connaissance
label: étiquette libellé lib étiquettes | labor: mainoeuvre travail | laboratory: laboratoire labo | laid: posé | lake: lac | lamb: agneau | laminar: laminaire
land: terre terrain parcelle foncier | landlord: bailleur propriétaire | landowner: propriétaire foncier | lane: couloir voie | language: langue langage
lapse: échéance déchéance | large: grand grande gros | largest: grand | laser: lasers | last: dernier dernière der | lastname: nom nomfamille
late: retard tard | latency: attente | latest: dernier récent | latitude: lat | latter: dernier | launch: lancer lancement | law: loi droit | lawyer: avocat
layer: couche couches niveau | layout: disposition description structure dessin | leaches: lessive lixivie | leaching: lessivage | leader: chef | leaf: feuille
leap: bissextile | learning: apprentissage | lease: bail creditbail | leasing: bail creditbail | leave: congé congés | ledger: grandlivre livre journal
left: gauche | legacy: ancien | legal: légal juridique | legitimate: légitime | lend: prêter prêt | lender: prêteur | length: longueur lg lng lgr
lesser: moindre | lesson: leçon cours | letter: lettre courrier lettres | level: niveau niv niveaux échelon | levy: prélèvement taxe | lexer: lexical
liability: passif responsabilité dette | liable: redevable responsable | lib: bibliothèque | librarian: bibliothécaire | library: bibliothèque biblio
license: licence permis | lie: mensonge | life: vie durée | lift: portance ascenseur | light: lumière léger | likewise: pareillement
limit: limite plafond limiter borne seuil | limitations: limites restrictions | line: ligne lig lignes lgn | linear: linéaire | link: lien liaison lier
linkage: liaison édition | linked: lié chaîné | list: liste lister listage listes | listener: écouteur | liter: litre litres | literal: littéral | litre: litres
livestock: bétail cheptel élevage | load: charger chargement chargé | loaded: chargé | loading: chargement | loan: prêt emprunt crédit prêts
local: locale locaux | locally: localement | located: situé | location: emplacement lieu localisation empl | lock: verrou verrouiller verrouillage bloquer
locked: verrouillé bloqué | lodging: hébergement logement | log: journal trace | logarithm: logarithme | logic: logique | logical: logique
login: connexion identifiant | logo: sigle | logon: connexion | longitude: lon | longitudinal: longitudinale | lookup: recherche chercher | loop: boucle boucler
lorry: camion poidslourd | loss: perte pertes sinistre | lost: perdu | lot: parcelle | lottery: loterie tirage | low: bas faible
lower: inférieur minuscule bas | lowercase: minuscule minuscules | lowest: petit | machine: machines poste matériel | magazine: revue | magic: magique
maiden: patronymique | mail: courrier courriel messagerie | mailing: publipostage envoi | main: principal principale | mainframe: ordinateur
maintain: maintenir maintenance gérer gestion | maintenance: entretien gestion | maize: maïs mais | major: majeur principal | male: homme masculin | man: homme
manage: gérer gestion | managed: géré | management: gestion | manager: gestionnaire responsable directeur gérant chef | mandatory: obligatoire
manipulation: manipuler traitement | manner: manière façon | manual: manuel manuelle | manually: manuellement | manufacturer: fabricant constructeur
manufacturing: fabrication | map: carte grille masque plan | mar: mars | march: mars | margin: marge marges | marital: matrimonial sitfam familiale
mark: marque note marquer | marker: marqueur repère | market: marché marchés | marriage: mariage | married: marié mariée | mask: masque masquer
mass: masse poids | master: maître principal | match: correspondance appariement rapprochement correspondre | material: matière matériau matériel matières
maternity: maternité | math: mathématique maths | matrix: matrice matrices | maturity: échéance | max: maximum maxi plafond | maximise: maximiser
maximum: maximal maxi plafond | mayor: maire | meal: repas | mean: moyenne moyen | meaningful: significatif | measure: mesure mesurer | meat: viande
mechanism: mécanisme | medical: médical médicale | medicine: médicament médecine | medium: moyen | meeting: réunion | megabytes: mégaoctets | mem: mémoire
member: membre adhérent membres sociétaire | memory: mémoire mém | menu: menus choix | merchandise: marchandise | merchant: commerçant marchand
mercury: mercure | merge: fusion fusionner fusionné interclassement | mesh: maillage maille mailles | message: messages msg mess libellé
meteorology: météo météorologie | meter: compteur mètre | method: méthode procédé meth | methylmercury: méthylmercure mercure | mid: milieu
middle: milieu moyen | midnight: minuit | mileage: kilométrage | military: militaire | milk: lait laitier | mill: moulin | million: millions | mind: esprit
mine: mines | minimal: minimum mini | minimise: minimiser | minimum: mini minimal | ministry: ministère | minor: mineur | minus: moins | minute: minutes mn
misc: divers | miscellaneous: divers autres | mismatch: discordance différence écart | missed: raté manqué | missing: manquant absent manquante
mistake: erreur faute | mixed: mixte mélangé | mock: factice | mode: modes | model: modèle modèles | modification: modif modifier
modifications: modif modifs modification | modified: modifié modifiée | modifier: modificateur | modify: modifier modification modif modifié | module: modules
modulus: modulo module | moisture: humidité | mon: lundi | monday: lundi | money: argent monnaie | monitor: moniteur surveiller surveillance suivi | month: mois
monthend: findemois | monthly: mensuel mensuelle mensualité | moon: lune lunaire | morning: matin | mortality: mortalité | mortgage: hypothèque hypothécaire
mother: mère | motor: moteur | mounted: monté | move: déplacer déplacement transférer mouvoir | movement: mouvement mvt mouvements mvts
mulch: paillis paillage | multiple: multiples plusieurs | multiplication: multiplier | multiplier: coefficient | multiply: multiplier multiplication
municipal: communal mairie | municipality: commune mairie municipalité | museum: musée | mutually: mutuellement | name: nom prénom libellé noms
national: nationale nationaux | nationality: nationalité | native: natif | natural: naturel | nature: type | nearest: proche | necessarily: nécessairement
necessary: nécessaire | neg: négatif | negative: négatif négative neg | negotiable: négociable | neighbor: voisin | neighborhood: quartier voisinage
neighbouring: voisin voisins | neither: ni aucun | nested: imbriqué imbriquée | net: nette réseau | network: réseau réseaux
new: nouveau nouvelle nouv nouveaux nouvel | newborn: nouveau né | newer: récent | newly: nouvellement | newspaper: journal | newspapers: journaux
next: suivant prochain suivante suiv prochaine | night: nuit nuits | nightly: nuit nocturne | nitrate: nitrates azote | nitrogen: azote | nitrogenous: azoté
node: noeud noeuds nœud | noise: bruit | none: aucun aucune | noon: midi | norm: norme | normal: normale standard | normalize: normaliser
normally: normalement | north: nord | notary: notaire | notation: notations | notice: avis préavis | notify: notifier avertir prévenir | nov: novembre
november: novembre nov | null: nul nulle vide | num: numéro nombre | number: numéro nombre num nbre nro nbr numéros nb | numeric: numérique numériques
numerical: numérique | nurse: infirmière infirmier | nursery: crèche pépinière | oats: avoine | obj: objet | object: objet objets | obligations: engagements
observed: observé constaté | obsolete: périmé obsolète | obtain: obtenir obtention | occasionally: parfois | occupant: locataire | occupation: profession métier
occurrence: occurrences occ | occurs: survient | oct: octobre | october: octobre oct | odd: impair impaire | offender: contrevenant
offer: offre offres proposition | office: bureau agence cabinet bureaux | official: officiel officielle | offset: décalage déplacement compenser
oil: huile pétrole | old: ancien vieux ancienne anciens anc | older: ancien | omitted: omis omise | online: ligne conversationnel
only: seulement uniquement seul | open: ouvrir ouverture ouvert ouvre | opened: ouvert | opening: ouverture | operand: opérande | operands: opérandes opérande
operating: exploitation fonctionnement | operation: opération ope opérations oper | operational: opérationnel exploitation | operator: opérateur
opposed: opposé | optimal: optimum optimale | optimisation: optimiser | optimise: optimiser optimisation | optimization: optimisation optimiser
optimize: optimiser | optimized: optimisé | optimizer: optimiseur | option: choix options | optional: facultatif optionnel facultative
optionally: éventuellement | orbit: orbite | orchard: verger | order: commande cde ordre commandes cdes trier | org: organisme | organisation: organisme
organised: organisé organisée | organization: organisation organisme | orientation: sens | origin: origine provenance | original: origine initial
originally: origine initialement | orphaned: orphelin | other: autre autres | ounce: once | outage: panne coupure | outer: externe extérieur | outlier: aberrant
outliers: aberrants | outpatient: ambulatoire consultation | output: sortie sorties édition | outside: dehors extérieur hors
outstanding: impayé encours restant | oven: fournaise | overall: global total | overdraft: découvert | overdue: retard échu impayé
overflow: débordement dépassement | overhead: surcharge frais | overheating: surchauffe | overlap: chevauchement recouvrement | overlay: recouvrement segment
overnight: nuit | overpaid: tropperçu indu | overridden: surchargé | override: forcer forçage surcharger | overtax: surtaxe | overtime: supplémentaires heuresup
overwrite: écraser écrasement | overwritten: écrasé | owe: devoir doit | owed: dû dus redevable | owes: doit dû | owner: propriétaire proprio titulaire
ownership: propriété | ox: boeuf | oxygen: oxygène | package: paquet colis forfait | packaging: emballage conditionnement | packed: condensé packé
packet: paquet | packing: emballage colisage conditionnement | pad: compléter bourrage | padding: bourrage remplissage | page: pages
paid: payé réglé payée versé acquitté | paints: peint dessine | pair: paire couple | panel: panneau écran | paper: papier | paragraph: paragraphe
parallel: parallèle | param: paramètre | parameter: paramètre param paramètres parm | parameters: paramètres | params: paramètres | parcel: colis parcelle
parent: père parents | parentheses: parenthèses | parenthesis: parenthèse | parish: paroisse | parking: stationnement parc | parse: analyser analyse
parser: analyseur | part: partie pièce | partial: partiel partielle | partially: partiellement | partitioned: partitionné | partner: partenaire associé
parts: pièces | party: tiers parti fête | pass: passer passe | passbook: livret | passenger: passager voyageur | passport: passeport
password: mdp motdepasse passe motpasse | past: passé | pasture: pâturage prairie herbage | patch: correctif rustine | patent: brevet | path: chemin chemins
patient: patients malade | pattern: motif modèle | pay: payer paie paye paiement régler | payable: exigible échu | payables: fournisseurs dettes
paycheck: paie salaire | payee: bénéficiaire | payer: payeur débiteur | payment: paiement règlement versement payer reglt réglt paiements
payout: versement paiement | payroll: paie paye salaires bulletin | payslip: bulletin fiche paie | pct: pourcentage pourcent | peak: pointe
penalty: pénalité amende majoration | pending: attente instance | pension: retraite rente pensions | pensioner: retraité pensionné
people: personnes gens population | percent: pourcent pourcentage pct | percentage: pourcentage pct taux | percentile: centile | perform: exécuter effectuer
performance: performances rendement | period: période périodes exercice | perishable: périssable | permanent: permanente définitif | permanently: définitivement
permeability: perméabilité | permission: autorisation droit droits | permit: permis autorisation | permitted: permis autorisé | persistent: persistant
person: personne pers individu personnes | personal: personnel personnelle | personnel: agents rh | pertinent: pertinence | pesticide: phytosanitaire
pgm: programme prog | pharmacist: pharmacien | pharmacy: pharmacie pharmacien | phase: étape | phases: étapes | phone: téléphone tél telephone
phosphorus: phosphore | phrases: locutions | physical: physique | physically: physiquement | physician: médecin | picking: préparation | picture: image photo
piece: pièce | pig: porc porcin | pipe: tuyau tube conduite canalisation | place: lieu | placement: emplacement | placements: placement stages | plan: plans
plane: avion | planet: planète | planning: planification | plant: usine plante végétal | plastic: plastique | plate: plaque | platform: plateforme
playbook: scénario | player: joueur joueurs | plot: tracé tracer parcelle dessin courbe | plough: labour charrue | plumber: plombier | point: pts
pointer: pointeur ptr pointeurs | polar: polaire | police: gendarmerie | policeman: gendarme | policy: police contrat polices
policyholder: souscripteur assuré | pollution: polluant | polynomial: polynôme | pool: piscine | populate: alimenter remplir | population: habitants
porosity: porosité | portable: portabilité | portion: partie part | position: pos emplacement | positional: positionnel | positive: positif
possibility: possibilité | post: poste imputer comptabiliser | postage: affranchissement timbre | posting: imputation comptabilisation écriture
postpone: différer | potato: pomme | potential: potentiel | potentially: potentiellement | poultry: volaille | pound: livre | power: puissance pouvoir
practical: pratique | practice: pratique | preamble: préambule | precedence: priorité | preceding: précédent précédente | precession: précession
precise: précis | precision: précision | predict: prévoir prévision prédire | predicts: prévoit | preferred: préféré | prefix: préfixe | pregnancy: grossesse
pregnant: enceinte | premises: locaux local | premium: prime cotisation primes | prepaid: prépayé | preparation: préparation | prepare: préparer préparation
preprocessor: préprocesseur préprocessor | prerequisites: prérequis | prescriber: prescripteur | prescription: ordonnance | presence: présence
present: présent présente | preserve: conserver préserver | president: président | press: appuyer appuyez presser | pressure: pression pressions
prev: précédent prec | prevent: empêcher prévenir | preview: aperçu | previous: précédent précédente préc prec antérieur | previously: précédemment
price: prix tarif prixunit | primarily: principalement | primary: primaire principal | prime: premier premiers | principal: capital principale
print: imprimer impression édition éditer imprimé affiche | printable: imprimable | printed: imprimé édité | printer: imprimante
printout: listage état listing | prior: antérieur avant préalable | priority: priorité prioritaire | prisoner: détenu | private: privé privée
privileged: privilégié | probability: probabilité proba | probably: probablement | probes: sondes | problem: problème | problems: problèmes
procedure: procédure proc | process: traitement traiter traite processus trt trait procédé | processed: traité traitée | processing: traitement trt
processor: processeur | procurement: approvisionnement achats | product: produit article produits prod | production: produire fabrication
productivity: productivité rendement | profession: métier csp | profile: profil profils | profit: bénéfice gain marge | prognosis: pronostic
program: programme prog pgm programmes | programmer: programmeur | progress: avancement progrès progression | project: projet projets chantier
projection: projections prévision | promotion: avancement | prompt: invite | proof: preuve justificatif | propellant: propergol carburant | proper: propre
properly: correctement | properties: propriétés biens | property: propriété bien immeuble | proposed: proposé | proprietary: propriétaire | prorate: prorata
protect: protéger | protected: protégé protégée | protection: protéger | protocols: protocoles | provider: prestataire fournisseur
province: département région | pseudo: surnom | psychiatric: psychiatrique | ptr: pointeur | public: publique publics | published: publié paru édité
pump: pompe pompage | pumping: pompage | punch: perforer perforation | punched: perforé perforée | pupil: élève élèves écolier | pupils: élèves écoliers
purchase: achat acheter achats | purge: purger épuration | qualification: diplôme compétence | qualified: qualifié | qualifier: qualificatif | quality: qualité
quantity: quantité qte qté quantités | quarter: trimestre quart | quarterly: trimestriel trimestrielle | query: requête interrogation
question: questions demande | queue: attente files | quit: quitter sortir | quota: contingent | quotation: devis cotation | quote: devis cotation guillemet
quotes: guillemets apostrophe | radiation: rayonnement | rail: ferroviaire sncf | railway: ferroviaire chemin sncf | rain: pluie
rainfall: pluviométrie pluie précipitations | raise: augmentation | random: aléatoire hasard | range: plage intervalle fourchette tranche | rank: rang grade
ranking: classement rang | rape: colza | rapeseed: colza | rate: taux tarif | ratio: rapport | raw: brut brute | reach: atteindre atteint | reaction: réaction
reactor: réacteur | read: lire lecture lect lu lus lue | readable: lisible | reader: lecteur | readmission: réadmission | ready: prêt | reaeration: réaération
reason: motif raison cause | reasonable: raisonnable | reassembling: remonter | rebate: ristourne rabais remise | rebates: ristournes remises
rebuild: reconstruire reconstruction | rebuilt: reconstruit | rec: enreg enregistrement | recalculate: recalculer recalcul | recalculates: recalcule recalculer
recalculation: recalcul | receipt: reçu quittance réception récépissé encaissement | receivable: créance | receivables: créances clients
receive: recevoir réception | received: reçu reçue | recharge: recharger alimentation | recipes: recettes | recipient: destinataire | recognise: reconnaître
recognized: reconnu | recommended: recommandé conseillé | recompiled: recompilé | reconcile: rapprocher rapprochement lettrage réconcilier
record: enregistrement enreg enr article fiche enregistrements enrg | recovery: reprise récupération recouvrement | recruit: recruter embaucher
recruitment: recrutement embauche | recursion: récursivité récursion | recursive: récursif récursive | red: rouge | redefine: redéfinir redéfinition
redemption: rachat remboursement | redistribute: redistribuer | reduce: réduire réduit | reduction: réduction abattement | redundant: redondant
reentrant: réentrant | ref: référence réf | refer: référer référence | reference: référence réf références | refinance: refinancer refinancement
reflect: refléter réfléchir | refresh: rafraîchir rafraichir actualiser | refund: remboursement rembourser remboursé | refuse: refuser refus | refused: refusé
reg: registre région | regardless: indépendamment | regenerate: régénérer | region: région | register: registre inscrire enregistrer
registration: inscription immatriculation enregistrement | regression: régression | regular: régulier régulière | reimbursement: remboursement
reinstate: rétablir réintégrer | reinsurance: réassurance | reject: rejet rejeter rejets | rejected: rejeté refusé | rejection: rejet rejets | rel: relation
relation: liaison rapport | relationship: relation lien | relative: relatif | relatively: relativement | release: version libérer livraison
relevant: pertinent | reload: recharger rechargement | relocate: déplacer | rem: remarque reste | remainder: reste solde | remaining: restant restante reste
remark: remarque | remarks: remarques observations | reminder: rappel relance | remittance: remise versement virement | remittances: remises virements
remote: distant éloigné | removal: suppression enlèvement retrait | remove: supprimer enlever retirer suppression | rename: renommer | rendered: rendu
renew: renouveler reconduire | renewal: renouvellement reconduction | rent: loyer louer | rental: loyer | renumber: renuméroter | reopen: rouvrir
reopens: rouvre | reorder: réapprovisionnement recommander | reorganise: réorganiser réorganisation | reorganises: réorganise réorganiser
rep: représentant réponse | repair: réparation réparer | repayment: remboursement échéance | repeat: répéter répétition | repetitive: répétitif
replace: remplacer remplacé | replacement: remplacement | replenish: réapprovisionner | reply: réponse répondre | report: état rapport édition compterendu bilan
repository: dépôt référentiel | repossess: saisir reprendre | represent: représenter | representation: représentation | request: demande requête demander
require: exiger nécessiter | required: obligatoire requis nécessaire | requirement: besoin exigence | requirements: besoins exigences
requisition: demande réquisition | research: recherche recherches | reservation: réservation resa réserver | reserve: réserver provision
reserved: réservé réservée | reserves: provisions | reset: raz réinitialiser | residence: domicile | resident: habitant | residual: résiduel résidu
residue: résidu | resignation: démission | resolution: résolution | resolved: résolu | resource: ressource | resources: ressources | respect: respecter
respectively: respectivement | respond: répondre | response: réponse réponses | responsibility: responsabilité | rest: reste repos
restart: redémarrer reprise relancer | restock: réapprovisionner réassort | restore: restaurer restauration restituer | restricted: restreint limité
restriction: limitation | restrictions: contraintes limitation | result: résultat résultats res | resume: reprendre reprise | retail: détail détaillant
retailer: détaillant | retain: conserver garder | retcode: coderetour retour crt cret | retired: retraité | retirement: retraite départ
retrieval: récupération recherche extraction | retrieve: récupérer rechercher extraire récupération | retroactive: rétroactif rétroactive rappel
retry: réessayer | return: retour retourner rendre renvoyer | returned: retourné rendu | reuse: réutiliser réutilisation
revenue: recette chiffre revenu recettes | reverberation: réverbération | reversal: annulation contrepassation extourne | reverse: inverse inverser contrepasser
revert: revenir annuler | review: revue révision avis | revised: révisé revu | revision: révision | revoke: révoquer | reward: récompense | rewind: rembobiner
rewrite: réécrire réécriture | rice: riz | rider: avenant | right: droite droit droits | ring: anneau bague sonnerie | risk: risque risques
river: rivière fleuve | road: chemin voirie | roaming: itinérance | rocket: fusée | rollback: annulation annuler | roof: toit toiture
room: chambre salle pièce | root: racine | round: arrondi arrondir | rounding: arrondi arrondis | route: itinéraire tournée | routine: sousprogramme
row: ligne lignes rangée | rows: lignes rangées | royalty: redevance | rule: règle | rules: règles | run: exécuter exécution lancer | running: cours marche
runoff: ruissellement | runtime: exécution | rye: seigle | safe: sûr coffre | safety: sécurité | said: dit | sailor: marin
salary: salaire salaires rémunération paie | sale: vente | sales: ventes vente | salesman: vendeur représentant commercial | same: même identique
sample: échantillon exemple échantillons | sanction: sanctionner pénalité | sand: sable | satisfy: satisfaire | saturated: saturé | saturation: saturé
saturday: samedi | save: sauvegarder sauver sauvegarde enregistrer sauv | savings: épargne livret économies | saw: scie | scale: échelle
scan: balayer balayage parcourir | scenario: scénario | schedule: planning horaire échéancier planifier | scheduler: ordonnanceur planificateur | schema: schéma
scheme: schéma régime | scholar: écolier | scholarly: scolaire | scholarship: bourse boursier | school: école scolaire lycée établissement collège
schooling: scolarité | scientific: scientifique | scope: portée périmètre | score: résultat points | scrap: rebut | scratch: brouillon travail
screen: écran écrans grille | scroll: défilement défiler | sea: mer maritime | search: recherche rechercher chercher cherche | season: saison | seasons: saisons
seat: siège place | seats: places sièges | sec: secondes seconde | second: deuxième seconde | secondary: secondaire | secretary: secrétaire | section: rubrique
sector: secteur | security: sécurité titre sûreté | sediment: sédiment sédiments | seed: graine semence germe | segment: segments tronçon
select: sélectionner sélection choisir choix | selectable: sélectionnable | selected: sélectionné choisi | selection: sélection choix | self: auto
sell: vendre vente | seller: vendeur | semaphore: sémaphore | semester: semestre | semi: demi | semiannual: semestriel | semimonthly: bimensuel
send: envoyer envoi envoyé émettre émission | sender: expéditeur émetteur | seniority: ancienneté | sense: sens | sensitive: sensible | sensitivity: sensibilité
sent: envoyé émis | sep: septembre | separate: séparer séparé | separately: séparément | separator: séparateur | september: septembre sept | seq: séquence
sequence: séquence ordre | sequential: séquentiel séquentielle | sequentially: séquentiellement | serial: série | serialise: sérialiser | series: série séries
server: serveur | service: services prestation | session: séance | set: ensemble positionner jeu | settle: régler solder
settlement: règlement liquidation dénouement | setup: installation paramétrage | severe: grave sévère | severity: gravité | sewage: assainissement
sewer: égout assainissement | sex: sexe | shading: ombrage | shadow: ombre | shadows: ombres | shape: forme | share: part titre partager
shareholder: actionnaire | sheep: mouton ovin | sheet: feuille | shelf: rayon étagère | shell: coque | shelter: abri | shift: décalage décaler équipe
ship: expédier navire bateau | shipment: expédition envoi | shipper: expéditeur chargeur | shipping: expédition livraison | shop: magasin boutique
shopkeeper: commerçant marchand | short: abrégé | shorter: abrégé bref | show: afficher montrer | shown: affiché montré | shrink: rétrécir réduire
shrinkage: retrait | shrinks: rétrécit | shuffle: mélanger battre | shut: fermer | sick: malade | sickness: maladie | sight: vue | sign: signe signer
signal: signaux | signature: signer | signed: signé signée | significant: significatif | silently: silencieusement | silking: floraison | silt: limon vase
silts: limon limons vase | silver: argent | similar: similaire semblable | similarly: pareillement | simple: facile | simpler: simple | simplified: simplifié
simulate: simuler simulation | simulation: simuler | simulator: simulateur | simultaneously: simultanément | since: depuis puisque
single: simple célibataire unique | sister: soeur | size: taille dimension tail | skill: compétence | skip: sauter ignorer saut | sky: ciel
slaughter: abattage abattoir | sleep: sommeil attendre | slightly: légèrement | slip: bordereau bulletin | slope: pente | slot: emplacement créneau
slow: lent lente | small: petit petite | smallest: petit | smoker: fumeur | smooth: lisse lisser lissage | snow: neige | soaking: trempage
social: sociale sécu | socket: prise | software: logiciel logiciels | soil: sol sols terre | solar: solaire soleil | soldier: soldat militaire
sole: unique seul | solely: uniquement seulement | solid: solide | soluble: solubilité | solute: soluté | solution: résultat | solve: résoudre résolution
solvency: solvabilité | solvent: solvant solvable | solver: solveur | sort: trier tri trié classer triage | sorted: trié triée | sound: bruit
source: origine sources | south: sud | sowing: semis semailles | soybean: soja | spa: cure | space: espace espaces place blanc | span: étendue envergure
spare: rechange pièce | special: spécial spéciale spéciaux | speciation: spéciation | species: espèce espèces | specific: spécifique particulier
specification: spécification cahier | specified: spécifié indiqué | specify: préciser indiquer | spectrum: spectre | speed: vitesse | spelling: orthographe
spent: dépensé | spirit: esprit | splash: éclaboussure | spline: splines | split: découper éclater scinder découpage | spot: comptant tache
spouse: conjoint époux épouse | sprayed: pulvérisé | spread: étaler écart | spreadsheet: tableur feuille | spring: printemps ressort | square: carré carrée
stability: stabilité | stable: stables | stack: pile empiler | staff: personnel effectif | stage: étape stade | stamp: timbre cachet tampon horodatage
standard: norme normalisé | start: début départ démarrer debut deb démarrage | starter: démarreur | startup: démarrage lancement | state: état états
statement: relevé instruction décompte releve | station: gare poste | statistic: statistique | statistics: statistiques stat stats | status: statut état sts
statutory: légal statutaire | stay: séjour | stays: séjours | steady: permanent stable | steam: vapeur | steel: acier | step: étape | stock: stocks
stockholder: actionnaire | stocktake: inventaire | stone: pierre | stop: arrêt arrêter | storage: stockage mémoire
store: magasin stocker ranger mémoriser boutique | stored: stocké mémorisé rangé | storm: orage tempête | storms: orages tempêtes | str: chaîne chn
strain: déformation | strategy: stratégie | straw: paille | stream: flux ruisseau | street: rue voie | stress: contrainte | strict: stricte strictement
string: chaîne chaine chn | strip: bande bandes | strong: fort forte | struct: structure | structural: structurel | structure: structures
student: étudiant élève etud étudiante étudiants | study: étude études | sub: sous | subcommand: souscommande | subcontractor: soustraitant
subject: sujet matière objet | submit: soumettre soumission | subprogram: sousprogramme ssprog | subprograms: sousprogrammes
subroutine: sousprogramme ssp routine | subscribed: abonné souscrit | subscriber: abonné souscripteur abonnés | subscript: indice ind
subscription: abonnement souscription | subsequent: suivant ultérieur | subset: sousensemble | subsidence: affaissement | subsidy: subvention
substation: poste | substitute: substituer remplaçant | substitution: remplacement | substring: souschaine extrait | subsystem: soussystème
subtotal: soustotal stotal | subtract: soustraire soustraction déduire | subtraction: soustraction | success: succès réussite réussi | successful: réussi succès
successfully: succès | sucked: aspiré | suction: aspiration succion | sufficient: suffisant suffisante | suffix: suffixe | sugar: sucre
suggest: suggérer proposer | suggestions: propositions | suitable: convenable adapté | sum: somme total sommer cumul
summary: résumé récapitulatif recap sommaire | summer: été estival | sun: soleil solaire | sunday: dimanche | sunflower: tournesol | sunrise: aube
supervision: surveillance encadrement | supervisor: superviseur responsable chef | supplement: supplément complément
supplemental: supplémentaire complémentaire | supplier: fournisseur fourn fournisseurs frs | supply: fourniture approvisionnement | support: assistance soutien
suppress: supprimer suppression | surcharge: majoration supplément | surface: superficie aire | surgeon: chirurgien | surgery: chirurgie opération
surname: nom patronyme | survey: enquête relevé | surveyor: géomètre | swap: échanger permuter permutation | swine: porcin | swipe: glisser
switch: aiguillage bascule interrupteur commutateur | symbol: symbole symboles sigle | symbolic: symbolique | syntax: syntaxe | system: système sys systèmes
table: tableau tab | tag: balise étiquette | tank: réservoir cuve citerne | tape: bande bandes | target: cible objectif | tariff: tarif tarifs
task: tâche tâches travail | tax: impôt taxe tva impôts fiscal fiscale taxes | taxable: imposable | taxpayer: contribuable redevable assujetti
teacher: enseignant professeur prof | teachers: enseignants profs | teaching: enseignement | team: équipe équipes | technical: technique | technique: techniques
technology: technologie | telephone: téléphone tél | teller: guichetier caissier guichet | temp: temporaire température | temperature: température
template: modèle gabarit | temporarily: temporairement | temporary: temporaire provisoire | tenant: locataire | tender: soumission offre
term: terme durée échéance | terminal: poste | terminate: terminer arrêter | termination: fin terminaison résiliation arrêt | test: essai tester
testers: testeurs | text: texte textes | themselves: mêmes | theory: théorie | therapy: thérapie | thermal: thermique | thermometer: thermomètre
thermostat: thermostats | thickness: épaisseur | thin: mince | third: troisième tiers | thousand: mille milliers | thread: fil filetage
threshold: seuil seuils | throw: lancer | thunderstorm: orage | thursday: jeudi | ticket: billet billets | tide: marée | tied: lié | tier: palier tranche
till: caisse | time: heure temps tps | timeout: dépassement délai | timer: minuterie | timestamp: horodatage horodate | timetable: horaire emploidutemps
tip: pourboire astuce conseil | tire: pneu | title: titre intitulé titres | tobacco: tabac | today: aujourdhui jour | toggle: basculer bascule
token: jeton jetons | tolerance: tolérance | toll: péage | tomorrow: demain | ton: tonne | tonne: tonnes tonnage | tool: outil | tools: outils
tooth: dents dentaire | top: haut début | tot: total totaux | total: totaux cumul tot totale | touch: toucher | tourism: touristique tourisme séjour
tourist: touriste | town: ville commune | trace: tracer traçage | track: piste suivre | tractor: tracteur | trade: commerce métier
trader: commerçant négociant | traditional: traditionnel | traffic: trafic circulation | trailer: remorque fin | trailing: fin finaux | train: trains
trainee: stagiaire | trainer: formateur entraîneur | training: formation | trajectory: trajectoire | trans: transaction opération
transaction: opération transac mouvement transactions | transfer: virement transfert transférer virer mutation vir | transform: transformer transformée
transformation: transformer | transient: transitoire | transition: passage | translate: traduire traduction | translation: traduction | transmission: envoi
transmit: transmettre | transport: transporter | transpose: transposer transposée | trap: piège | tray: bac | treasurer: trésorier | treasury: trésorerie trésor
treat: traiter | treatment: traitement soin soins | tree: arbre arbres arborescence | triangle: triangulaire | tridiagonal: tridiagonale
trigger: déclencher déclencheur | trim: rogner | trip: voyage trajet déplacement | trk: piste | trouble: problème | truck: camion | true: vrai vraie
truncate: tronquer | truncated: tronqué | truncation: troncature | trustee: mandataire tuteur | trustworthy: fiable | tuesday: mardi | tuition: scolarité frais
turbine: turbines | turbulence: turbulent | turbulent: turbulence | turnover: chiffre rotation | type: typ genre nature | typical: typique
typically: typiquement généralement | unable: impossible incapable | unauthorized: interdit | unavailable: indisponible | unchanged: inchangé
unclaimed: nonréclamé | uncompress: décompresser | undefined: indéfini | underflow: dépassement | undergraduate: licence | underneath: dessous
underpaid: insuffisant souspayé | underscore: souligné | undertaking: engagement | underwrite: souscrire garantir | undo: annuler défaire | unemployed: chômeur
unemployment: chômage | unexpected: inattendu imprévu | unformatted: nonformaté binaire | union: syndicat réunion | unique: unicité seul | unit: unité unités
units: unités unité | university: université faculté universitaire fac | unknown: inconnu inconnue | unload: décharger déchargement
unlock: déverrouiller débloquer | unmodified: inchangé | unnecessary: inutile | unpaid: impayé impayés | unread: nonlu | unsigned: nonsigné
unsuccessful: échec | unused: inutilisé | update: maj mise actualiser modifier modification actualisation miseajour màj | updated: modifié maj actualisé
upgrade: évolution | upload: téléverser | upper: supérieur majuscule haut | uppercase: majuscule majuscules | upstream: amont | urgency: urgence
usable: utilisable | usage: utilisation emploi | use: utiliser utilisation utilise | used: utilisé | user: utilisateur util utilis usager utilisateurs
userid: identifiant utilisateur utilis matricule | username: utilisateur | usual: habituel | utility: utilitaire | utilized: utilisé
vacation: congé congés vacances | vaccination: vaccin vaccinal | vaccine: vaccin | val: valeur | valid: valide correct valable
validate: valider validation vérifier | validation: valider contrôle | validity: validité | value: valeur val valeurs montant | valve: vanne soupape
var: variable | variable: variables var | variables: variable vars | variance: écart | variations: variation écarts | variety: variété | varying: variant
vat: tva taxe | vector: vecteur vecteurs | vegetable: légume légumes | vehicle: véhicule voiture | velocity: vitesse | vendor: fournisseur vendeur
ver: version | verb: verbe | verbose: verbeux bavard | verification: vérification contrôle | verify: vérifier vérification contrôler | version: versions
vertical: verticale | vessel: navire | veterinary: vétérinaire | view: vue voir | village: bourg | vine: vigne | vineyard: vignoble vigne viticole
violation: infraction | virtual: virtuel | viscosity: viscosité | viscous: visqueux | visible: visibilité | visit: visite visites | visitor: visiteur
visual: visuel | void: annulé vide nul | volume: volumes vol | vote: voix scrutin | voter: électeur électeurs votant | votes: voix suffrages
voucher: bon pièce bordereau | wage: salaire salaires paie | wages: salaires paie | wagon: wagons | wait: attendre attente | wall: mur paroi
warehouse: entrepôt dépôt magasin entrepot | warm: chaud | warning: avertissement attention alerte | warranty: garantie | waste: déchet déchets
water: eau eaux | watering: arrosage | watershed: bassin versant | wave: onde vague | wavelength: onde longueur | waybill: lettre voiture bordereau
wealth: patrimoine | weather: météo temps | wedding: mariage | wednesday: mercredi | week: semaine sem | weekend: samedi dimanche | weekly: hebdomadaire hebdo
weigh: peser | weighing: pesée | weight: poids pds pondération | welcome: bienvenue accueil | welfare: aide sociale | well: puits bien | west: ouest
wheat: blé | wheel: roue | wheelchair: fauteuil | white: blanc blanche | whole: entier | wholesale: gros | wholesaler: grossiste | wholly: entièrement
wide: larg largeur | widen: élargir | widow: veuve | widowed: veuf veuve | width: largeur larg | wife: épouse femme | wildcard: joker générique
will: testament | wind: vent vents | window: fenêtre fenêtres | wine: vin vins | winter: hiver | wipe: effacer | wire: fil virement | withdraw: retirer retrait
withdrawal: retrait retraits | withheld: retenu prélevé | withhold: retenir retenue | woman: femme | won: gagné | wood: bois | wool: laine | word: mot mots
work: travail travailler travaux | workaround: contournement | worked: travaillé travaillées | worker: ouvrier travailleur salarié | working: ouvré ouvrable
workshop: atelier ateliers | workstation: poste station | world: monde mondial | wrap: envelopper | write: écrire écriture écrit ecr ecrit
writer: rédacteur auteur | writing: écriture | written: écrit écrite | wrong: faux mauvais erroné incorrect | year: année annee exercice années annuel
yearend: clôture | yearly: annuel annuelle | yellow: jaune | yes: oui | yesterday: hier | yield: rendement | young: jeune | youth: jeunesse jeune
zero: zéro nul raz | zip: cp postal codpost | zipcode: cp codepostal codpos postal | zone: secteur
`

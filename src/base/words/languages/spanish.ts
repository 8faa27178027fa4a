/** Spanish words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const spanish = `
abbreviation: abreviatura abreviación abrev | abend: abortar aborto cancelación caída terminación anormal | ability: capacidad habilidad
abnormal: anormal anómalo | abort: abortar aborta abortado cancelar cancela interrumpir | abroad: extranjero exterior | abs: absoluto
absence: ausencia falta inasistencia | absent: ausente falta ausencia | absolute: absoluto absoluta | absorption: absorción | abstract: abstracto resumen
acc: cuenta acumulador | acceleration: aceleración aceler | accept: aceptar acepta aceptado admitir admite | acceptable: aceptable admisible
acceptance: aceptación | access: acceso acceder accede accesos | accessible: accesible | accident: accidente siniestro | accommodate: acomodar
accomplished: realizado logrado | according: según conforme acuerdo | accordingly: consecuentemente conforme
account: cuenta cta ctas cuentas cuentacorriente numcta | accountant: contador contable | accounting: contabilidad contable contab asiento contables
accrue: devengar devengo devengado devenga acumular | acct: cuenta cta ctas | accumulate: acumular acumula acumulado acum | accumulator: acumulador acum
accuracy: exactitud precisión | accurate: exacto preciso | accurately: exactamente | achieve: lograr alcanzar conseguir | acidity: acidez
acknowledge: confirmar acuse reconocer | acquired: adquirido adquirir adquisición | acre: hectárea | act: acto actuar acta | action: acción acciones
activate: activar activa activado activación | activation: activación | active: activo activa vigente | activity: actividad activ
adapt: adaptar adapta adaptado | add: sumar suma añadir añade agregar agrega alta adicionar | addition: suma adición adicional alta
additional: adicional adicionales suplementario | additionally: además adicionalmente | addr: dirección direcc domicilio
address: dirección domicilio direcc direc domic calle | addressee: destinatario | adjacent: adyacente contiguo vecino | adjust: ajustar ajusta ajuste ajustado
adjuster: perito ajustador liquidador | adjustment: ajuste ajustes regularización | admin: administrador administración adm
administrator: administrador gestor | admission: admisión ingreso | adopted: adoptado | adult: adulto mayor | advance: anticipo adelanto avanzar avance avanza
advantage: ventaja | advection: advección | advised: avisado aconsejado | affect: afectar afecta afectado | afterwards: después luego posteriormente
again: nuevamente vuelve repetir | against: contra frente | age: edad antigüedad años | agent: agente | aggregate: agregado agregar acumulado
agree: acordar acuerdo coincidir | agreed: acordado convenido pactado | agreement: acuerdo convenio contrato pacto | agricultural: agrícola agrario
aid: ayuda asistencia | air: aire | airfoil: perfil ala | airline: aerolínea compañía | airport: aeropuerto | alarm: alarma | alert: alerta aviso avisar
algorithm: algoritmo | alias: apodo | align: alinear alinea alineado | alignment: alineación alineamiento | all: todos todas | alloc: asignar reservar
allocate: asignar asigna reservar reserva asignado | allocation: asignación reserva | allowable: permitido admisible
allowance: dieta asignación deducción tolerancia | alphabetic: alfabético alfab | alphanumeric: alfanumérico alfanum | already: existente existe
alter: alterar modificar cambiar | alternate: alterno alternativo alternar | alternately: alternadamente | alternative: alternativa alternativo
altitude: altitud altura | altogether: totalmente | always: siempre | ambulance: ambulancia | amortize: amortizar amortiza amortización amortizado
amount: importe monto cantidad imp impte valor mto suma | amplification: amplificación | amt: importe monto imp impte | analysis: análisis
analyze: analizar analiza analizado | anchor: ancla | angle: ángulo ang | animal: animales ganado | annuity: anualidad renta | answer: respuesta contestar
apartment: departamento piso apartamento vivienda | append: añadir agregar anexar concatenar | applicable: aplicable | applicant: solicitante aspirante
application: aplicación aplic solicitud apl | apply: aplicar aplica aplicado solicitar | appointment: cita turno nombramiento
appraisal: tasación avalúo peritaje | apprentice: aprendiz | approach: enfoque aproximación método | appropriate: apropiado adecuado correspondiente
appropriately: apropiadamente adecuadamente | approximately: aproximadamente aprox | approximation: aproximación aprox | april: abril abr | aquifer: acuífero
arbitrary: arbitrario cualquiera | architecture: arquitectura | archive: archivo archivar histórico | area: área zona superficie sector
argument: argumento parámetro arg | arises: surge | arithmetic: aritmética aritmético | array: arreglo tabla matriz arreglos vector
arrears: mora atrasos atraso morosidad impagos | arrest: detención detenido | arrival: llegada | arrives: llega | article: artículo artíc
ascending: ascendente creciente asc | ask: pedir preguntar pide pregunta | assemble: ensamblar ensambla ensamblado | assembler: ensamblador
assembly: ensamblador ensamblado ensamblaje montaje | assert: afirmar asegurar | asset: activo bien bienes activos inmovilizado
assets: activos bienes inmovilizado | assign: asignar asigna asignado | assignment: asignación cesión tarea | assist: asistir ayudar
associated: asociado asociada | association: asociación | assume: asumir asume suponer supone | assumption: suposición supuesto hipótesis
assumptions: suposiciones supuestos hipótesis | asterisk: asterisco | astronomy: astronomía | atm: cajero | atmosphere: atmósfera | atomic: atómico
attached: adjunto anexo | attachment: adjunto anexo embargo | attempt: intento intentar intentos tentativa | attendance: asistencia | attention: atención
attributes: atributos | auction: subasta remate | audit: auditoría interventor | auditor: auditoría interventor | aug: ago agosto | august: agosto ago
authentic: auténtico | author: autor | authority: autoridad | authorization: autorización autoriz aut | authorized: autorizado autorizada
automated: automatizado | automatic: automático automática | automatically: automáticamente | auxiliary: auxiliar aux | availability: disponibilidad
available: disponible disponibles libre | average: promedio prom medio medias | avg: promedio prom | avoid: evitar evita | award: premio adjudicación
axis: eje ejes | background: fondo trasfondo | backup: respaldo copia resguardo copias seguridad | backward: atrás retroceso | badly: mal | bailiff: alguacil
bake: hornear | bal: saldo sdo | balance: saldo saldos sdo cuadre equilibrio cuadrar sld | balloon: globo | bank: banco bancos bco entidad bancario
bankruptcy: quiebra concurso | bar: barra | barcode: codbarras barras ean | bark: corteza | barley: cebada | based: basado | basic: básico básica
basically: básicamente | basis: base | batch: lote lotes diferido tanda | battery: batería | beam: viga haz | bearing: rumbo cojinete | bed: cama lecho
before: antes anterior | begin: inicio comienzo empezar comenzar empieza principio inicia | behavior: comportamiento conducta | beneath: debajo
beneficiaries: beneficiarios | beneficiary: beneficiario benef | benefit: beneficio prestación subsidio benef | bicycle: bicicleta | bid: oferta licitación
bill: factura recibo letra cuenta | billing: facturación facturar | bin: binario cubo | binary: binario binaria | binder: carpeta aglutinante
birth: nacimiento nacim fecnac nac | birthday: cumpleaños | black: negro negra | blacklist: listanegra | blank: blanco blancos espacio espacios vacío
block: bloque bloquear bloqueo bloqueado bloques bloquea | blood: sangre | blue: azul | boat: barco bote | body: cuerpo | boiler: caldera
bond: bono obligación fianza título | bonus: bonificación prima gratificación aguinaldo bono | book: libro libros reservar contabilizar
booking: reserva reservación contabilización apunte asiento | bookkeeping: contabilidad teneduría | boolean: booleano lógico | border: borde frontera
borough: distrito municipio | borrow: prestar tomar prestado | borrower: prestatario deudor | boss: jefe | both: ambos | bottom: fondo abajo
bought: comprado adquirido | bounce: rebote rebotar devuelto | boundary: frontera límite contorno borde | bounds: límites cotas | box: caja cuadro casilla
boy: niño | brackets: corchetes paréntesis | branch: sucursal rama agencia suc bifurcación salto oficina sucursales | brand: marca | bread: panadería
break: ruptura corte romper interrumpir quiebre pausa | breakpoint: parada | bridge: puente | brief: breve | broadcast: difusión difundir
broker: corredor agente mediador | brother: hermano | browse: consultar consulta hojear explorar | browser: navegador explorador
budget: presupuesto presup ppto presupuestario | buffer: memoria intermedia tampón | bug: fallo defecto
build: construir construye armar arma generar construido | builder: constructor | building: edificio inmueble construcción | bulk: masivo masiva
bus: autobús colectivo | business: negocio empresa comercio | button: botón | buyer: comprador | bypass: saltar omitir | byte: octeto | bytes: octetos
cache: caché | cadastre: catastro catastral parcela | calc: cálculo calcular calcula | calculate: calcular calcula calculado cálculo calc
calculation: cálculo cálculos | calendar: calendario | calibrate: calibrar calibración | call: llamar llama llamada invocar llamado
caller: llamador llamante invocador | cancel: cancelar cancela anular anulado cancelado baja | cancellation: cancelación anulación baja | candidate: candidato
capabilities: capacidades | capacity: capacidad | caps: mayúsculas | capture: captura capturar | captured: capturado captura capturar | car: coche automóvil
carbon: carbono | card: tarjeta tarj ficha carnet tarjetas | cardholder: titular tarjetahabiente | cargo: carga mercancía mercadería | carriage: carro retorno
carrier: transportista | carry: acarreo llevar | case: caso casos expediente | cash: efectivo caja contado | cashier: cajero cajera | catalog: catálogo
catch: captura capturar | category: categoría categ | cattle: ganado bovino vacuno | ceiling: techo tope | cell: celda célula | cells: celdas células
cemetery: cementerio | census: censo padrón | cent: centavo céntimo céntimos | center: centro | central: sede | century: siglo | certificate: certificado acta
chain: cadena encadenar | chairman: presidente | chance: probabilidad azar | change: cambio cambiar cambia modificar modificación modif vuelto | channel: canal
chapter: capítulo | character: carácter caracteres | characteristics: características | characters: caracteres carácter
charge: cargos comisión cobro cobrar recargo tasa | charges: gastos comisiones cargos
check: comprobar comprueba verificar validar valida chequear cheque revisar | checksum: suma verificación | chemical: químico | chemistry: química
cheque: talón chequera | chg: cambio modificación modif | chief: jefe | child: hijo hija niño hijos | children: hijos niños | chk: comprobar validar verificar
choice: elección opción selección | chunk: trozo fragmento pedazo | church: iglesia | circle: círculo | circumstances: circunstancias
citizen: ciudadano habitante | citizenship: ciudadanía nacionalidad | city: ciudad población localidad municipio ciudades municipios
claim: siniestro reclamación reclamo reclamar | claimant: reclamante siniestrado | class: clase clases aula | classic: clásico | classification: clasificación
clause: cláusula | clay: arcilla | clean: limpiar limpia limpio limpieza | cleanup: limpieza limpiar depuración | clear: limpiar limpia borrar inicializar borra
clerk: empleado oficinista administrativo | click: pulsar | client: cliente clientes clte | climate: clima | clock: reloj | clone: clonar
close: cerrar cierra cierre cerrado cercano cerrando | closely: cerca | closer: cercano | cloud: nube nubes | cluster: grupo agrupación | coal: carbón
code: código cod clave códigos | coefficient: coeficiente coef coeficientes | coffee: café | coin: moneda monedas | col: columna | cold: frío
collateral: garantía aval | collect: cobrar recoger recopilar cobro | collection: cobro cobranza colección recaudación cobros
collections: cobranza cobranzas recaudación | colon: puntos | color: colores | colour: color colores | column: columna columnas | combination: combinación
combined: combinado | comma: coma | command: comando orden mandato instrucción | comment: comentario observación coment obs | commercial: comercial
commission: comisión comisiones | commit: confirmar consolidar | common: común comunes | commonly: comúnmente | communicate: comunicar comunica
communication: comunicación comunicaciones | compact: compacto compactar | compaction: compactación | company: empresa compañía cía sociedad
compare: comparar compara comparación | comparison: comparación comparativo | compatibility: compatibilidad | compatible: compatibles | compilation: compilación
compile: compilar compila compilación compilado | compiler: compilador | complaint: queja reclamación reclamo | complement: complemento
complete: completo completar completa completado | completely: completamente totalmente | completion: finalización terminación | complex: complejo compleja
compliance: cumplimiento | component: componente | composite: compuesto | compress: comprimir comprime comprimido | compression: compresión
compulsory: obligatorio | computation: cálculo cómputo | compute: calcular calcula cálculo | computer: ordenador computador computadora
concatenate: concatenar concatena unir | concatenation: concatenación | concentration: concentración conc | concept: concepto | conclude: concluir
condition: condición condiciones | conditional: condicional | conductances: conductancias | conductivity: conductividad | config: configuración
configuration: configuración | configure: configurar configura | confirm: confirmar confirma confirmado conforme | confirmation: confirmación
conflict: conflicto | conjunction: conjunción | connect: conectar conecta conexión | connection: conexión | consecutive: consecutivo correlativo
consequential: consecuente | consistency: consistencia coherencia | consistent: consistente coherente | consists: consta consiste | console: consola
constant: constante cte constantes | constantly: constantemente | constants: constantes ctes | constraint: restricción | constraints: restricciones
construct: construir construye | construction: construcción obra | consult: consultar | consumer: consumidor | consumption: consumo consumos | contact: contacto
container: contenedor | contents: contenido | context: contexto | contiguous: contiguo | continuation: continuación
continue: continuar continúa seguir sigue continua | continuous: continuo | contour: contorno isolínea | contract: contrato contratos póliza contratar contr
contrast: contraste | contribution: aportación aporte contribución cotización | contributions: cotizaciones aportes aportaciones
contributors: colaboradores contribuyentes | control: controlar controla controlado ctrl | convenience: comodidad | convenient: conveniente cómodo
convention: convención convenio | converge: converger convergencia | convergence: convergencia | conversion: conversión
convert: convertir convierte convertido conversión pasar transformar | cooling: enfriamiento refrigeración | cooperative: cooperativa
coordinate: coordenada coord | coordinates: coordenadas coord | copay: copago | copy: copiar copia copias copiado | copyright: derechos
corporation: corporación sociedad empresa | correct: correcto correcta corregir corrige corregido | correction: corrección correcciones
correctly: correctamente | correlation: correlación | corresponding: correspondiente corresponde | corrupt: corrupto dañado | corrupted: corrupto dañado
cosine: coseno | cost: costo coste costes costos | cotton: algodón | council: ayuntamiento consejo concejo
count: contar cuenta contador cuantos conteo recuento cantidad | counter: contador contadores ctador | country: país pais nación
county: condado comarca partido | couple: pareja | coupon: cupón | course: curso asignatura materia | court: juzgado tribunal | coverage: cobertura coberturas
covered: cubierto amparado | cow: vaca | cpy: copia copiar | crash: caída fallo | create: crear crea creado generar alta | creation: creación alta
credit: crédito abono haber abonar acreditar créditos | creditor: acreedor acreedores | creditworthy: solvente solvencia | crew: tripulación | crime: delito
criteria: criterio criterios | critical: crítico crítica | criticality: criticidad | crop: cultivo cosecha | cross: cruce cruzar cruzado
cumulative: acumulado acumulativo acumulada | currency: moneda divisa divisas | current: actuales vigente corriente | curve: curva | cust: cliente
custody: custodia | customer: cliente clientes clte abonado | customs: aduana aduanas arancel | cut: corte cortar corta | cycle: ciclo | cylinder: cilindro
cylinders: cilindros | cylindrical: cilíndrico | daily: diario diaria diariamente | dairy: lechería lácteo | dam: presa embalse | damages: daños perjuicios
damping: amortiguamiento amortiguación | danger: peligro | dangerous: peligroso | dark: oscuro | dash: guión guiones | data: datos dato
database: bbdd basedatos bdd | dataset: fichero archivo | date: fecha fec fch fechas | datetime: fechahora | day: día días | dead: muerto fallecido
deadline: plazo vencimiento | deadlock: interbloqueo | deallocate: liberar desasignar | death: muerte fallecimiento defunción
debit: débito adeudo debe adeudar debitar cargos | debits: débitos adeudos cargos | debt: deuda deudas adeudo | debtor: deudor deudores moroso
debug: depurar depuración | debugging: depuración | dec: diciembre dic | decade: década | december: diciembre dic | decimal: decimales | decision: decisión
deck: mazo | declarations: declaraciones | declare: declarar declara declarado | declared: declarado declarada | decode: decodificar descodificar
decomposition: descomposición | decrease: disminuir disminuye decrementar reducir | decrement: decrementar decremento restar | decrypt: descifrar desencriptar
deducted: deducido descontado retenido | deductible: franquicia deducible | deduction: deducción descuento retención deducciones | deep: profundo
def: definición defecto | default: defecto omisión predeterminado | defer: diferir diferido | defined: definido definida definir
definition: definición definiciones | degree: grado grados título | degrees: grados | delay: demora retraso retardo
delete: borrar borra borrado eliminar elimina eliminado baja suprimir | deletion: borrado eliminación baja | delimited: delimitado
delimiter: delimitador separador | deliver: entregar entrega | delivered: entregado | delivery: entrega albarán remito reparto | demand: demanda
demo: demostración | demonstrates: demuestra | denial: denegación rechazo | denominator: denominador | density: densidad | dental: dentista
deny: denegar rechazar | department: departamento depto dpto dep | dependencies: dependencias | dependent: dependiente | depending: dependiendo según
deploy: desplegar | deployment: despliegue | deposit: depósito ingreso imposición depositar consignación | deposits: depósitos ingresos
depreciation: depreciación amortización | depth: profundidad prof calado | deputy: diputado suplente | derivative: derivada | derived: derivado
desc: descripción descrip | descending: descendente decreciente | description: descripción descrip descr denominación glosa | descriptive: descriptivo
descriptor: descriptores | design: diseño diseñar | designated: designado | designation: designación denominación | designed: diseñado | desired: deseado
dest: destino | destination: destino dest | destroy: destruir | detail: detalle detalles det | detected: detectado detectar | detection: detección
determinant: determinante | determination: determinación | determine: determinar determina determinado | develop: desarrollar desarrollo
developed: desarrollado | developers: desarrolladores programadores | development: desarrollo | device: dispositivo equipo | diagnosis: diagnóstico
diagnostics: diagnósticos | diagonalise: diagonalizar | dialog: diálogo | dials: diales | diameter: diámetro | died: fallecido falleció | diet: dieta
diff: diferencia dif | differ: diferir difiere | difference: diferencia dif diferencias resta | different: diferente distinto distinta distintos
differently: diferentemente | diffusion: difusión | digit: dígito cifra | digits: dígitos cifras | dim: dimensión | dimension: dimensión dimensiones
dimensional: dimensiones | direct: directo directa dirigir | direction: dirección sentido | directive: directiva | director: gerente
directory: directorio carpeta guía | disability: discapacidad invalidez incapacidad minusvalía | disable: deshabilitar inhabilitar desactivar inhibir
disbursement: desembolso | discard: descartar | discharge: descarga caudal egreso alta | disclaimer: descargo | disconnect: desconectar desconexión
discount: descuento rebaja bonificación dto dcto | disease: enfermedad | disk: disco | dismissal: despido cese | dispatch: despacho expedir
dispersivity: dispersividad | displacement: desplazamiento | display: mostrar muestra visualizar pantalla visualiza despliega presentar
dispute: disputa litigio | dissolved: disuelto | distance: distancia | distributed: distribuido repartido | distribution: distribución reparto
distributor: distribuidor | district: distrito barrio comarca | div: división dividir | divide: dividir dividido | dividend: dividendo | division: división
divorced: divorciado divorcio | doc: documento docto | doctor: médico facultativo | document: documento docum docto | documentation: documentación
dollar: dólar dólares | domain: dominio | done: hecho | door: puerta | dormant: inactiva inactivo | dose: dosis | dot: punto | double: doble | down: abajo
download: descargar descarga bajar | downloader: descargador | downstream: aguasabajo aguas abajo | draft: borrador giro letra | drag: arrastre arrastrar
drain: drenaje desagüe | drainage: drenaje | draw: dibujar dibuja | driver: conductor controlador chofer | drop: caída gota borrar | drought: sequía
drug: medicamento fármaco droga | dry: seco seca | due: vencimiento vto vcto debido vence | dummy: ficticio mudo | dump: volcado volcar | dup: duplicado
duplicate: duplicado duplicar repetido duplicada | during: durante | duty: arancel derecho deber turno | dynamic: dinámico dinámica | dynamically: dinámicamente
each: cada | earlier: anterior antes | early: temprano anticipado | earnings: ganancias ingresos haberes devengos | earth: tierra | earthquake: terremoto sismo
easier: fácil | east: oriente | easy: fácil sencillo | echo: eco | economics: economía | edit: editar edita edición editado | editable: modificable
editor: editores | effect: efecto | effective: efectivo vigencia vigente | effectively: efectivamente | efficiency: eficiencia rendimiento
efficient: eficiente | egg: huevo huevos | eigenvalue: autovalor valorpropio | eigenvalues: autovalores | eigenvector: autovector | elapsed: transcurrido
election: elección elecciones comicios | electoral: censo | electricity: electricidad luz | electronic: electrónico electrónica | element: elemento elementos
elevation: cota elevación | eligible: elegible | eliminate: eliminar elimina | else: sino contrario | email: correo correoelectrónico
embedded: incrustado embebido | emergency: emergencia urgencia | emission: emisión emisiones | employee: empleado trabajador funcionario empl legajo
employer: empleador patrono empresa | empty: vacío vacía vacios | emulate: emular | enable: habilitar habilita activar permitir | enclosed: encerrado adjunto
encode: codificar codifica | encoding: codificación | encountered: encontrado | encrypt: cifrar encriptar encripta
end: fin final finalizar termina terminar acabar último | energy: energía | enforce: imponer | engine: motor | engineering: ingeniería | english: inglés
enhanced: mejorado | enquiry: consulta | enroll: inscribir matricular inscripción matrícula | enrollment: inscripción matrícula
ensure: asegurar asegura garantizar | enter: introducir introduzca ingresar ingrese teclear entrar digite | enterprise: empresa | enthalpy: entalpía
entirely: enteramente | entity: entidad entidades | entry: entrada asiento apunte alta anotación partida | env: entorno | environment: entorno ambiente
environmental: ambiental | eof: finfichero finarchivo | equal: igual iguales | equation: ecuación ecuaciones | equilibrium: equilibrio
equipment: equipo equipamiento | equivalent: equivalente | erase: borrar borra | erosion: erosión | err: fallo | error: errores erróneo err | escape: escapar
essential: esencial | essentially: esencialmente | establish: establecer establece | estate: finca inmueble herencia | estimated: estimado estimada
euros: eur euro | eval: evaluar | evaluate: evaluar evalúa | evaluation: evaluación | evaporation: evaporación | evapotranspiration: evapotranspiración
even: pares incluso | event: evento suceso | every: cada | evidence: evidencia prueba | exam: examen exámenes prueba | examine: examinar examina
exceeded: excedido superado rebasado | exceeds: excede supera | exception: excepción | excess: exceso excedente
exchange: cambio intercambio canje bolsa intercambiar | excise: especiales | excluding: excluyendo | exclusive: exclusivo | executable: ejecutable
execute: ejecutar ejecuta ejecutado | execution: ejecución | exemption: exención exento | exercise: ejercicio | exhausted: agotado
exist: existe existir existen | existence: existencia | exit: salida salir fin | expanded: expandido ampliado | expansion: expansión ampliación
expenditure: gasto egreso | expense: gasto gastos | experience: experiencia | experiment: experimento | expiration: vencimiento caducidad vto expiración
expired: vencido caducado expirado | expiry: vencimiento caducidad vto fecvto | explicit: explícito | explicitly: explícitamente | exponent: exponente
exponential: exponencial | export: exportar exportación exporta | express: expresar | expression: expresión | ext: externo | extended: extendido ampliado
extension: extensión prórroga | extent: extensión | external: externo externa | extra: adicional | extract: extraer extrae extracto extracción extraído
extraction: extracción | extrapolate: extrapolar | extremely: extremadamente | facilitate: facilitar | facility: instalación | factor: factores coeficiente
failed: fallido fallado falló | failure: fallo falla avería | fair: justo | fairly: bastante | fall: caída otoño | false: falso | family: familia familiar
fare: tarifa pasaje | farm: granja finca explotación | farmer: agricultor granjero | fast: rápido | faster: rápido | fatal: grave | father: padre
fault: fallo falla defecto | faults: fallos defectos | features: características funcionalidades | february: febrero feb
fee: comisión honorario tasa cuota arancel canon | feed: alimentar alimentación pienso | female: mujer hembra femenino | fertiliser: fertilizante abono
fertilizer: fertilizante abono | fetch: recuperar traer leer obtener | few: pocos | fewer: menos | fiduciary: fideicomiso | field: campo campos | fifth: quinto
figure: figura cifra | file: fichero archivo ficheros archivos fich arq | filename: nombrefichero nomfich nomarchivo | fill: llenar llena rellenar cargar
filler: relleno | filter: filtro filtrar filtra | final: último definitivo | finally: finalmente | find: buscar busca encontrar encontrado hallar búsqueda
fine: multa sanción | finished: terminado finalizado acabado | fire: fuego incendio | first: primero primera primer pri | fiscal: ejercicio tributario
fish: pez pescado pesca | fit: ajuste ajustar | fitness: idoneidad aptitud | fix: arreglar corregir corrección | fixed: fijo fija
flag: bandera indicador marca señal | flame: llama | flat: plano piso | fleet: flota | flexibility: flexibilidad | flight: vuelo vuelos | floating: flotante
flood: inundación crecida avenida | floor: piso suelo planta | flow: flujo caudal | fluids: fluidos | focus: foco | folder: carpeta | food: alimento comida
force: fuerza forzar | forecast: pronóstico previsión | foreclose: ejecutar embargar | foreign: extranjero extranjera exterior | foreman: capataz encargado
forest: bosque forestal | forget: olvidar | form: formulario formar impreso | format: formato formatear formatea | former: anterior | formula: fórmula
forward: adelante reenviar | foundation: fundación cimiento | fourth: cuarto | fraction: fracción | fractional: fraccionario | frame: marco trama
fraud: fraude | free: libre liberar libera gratis | freeze: congelar | freight: flete porte portes | frequency: frecuencia periodicidad | frequent: frecuente
frequently: frecuentemente | fresh: fresco nuevo | friday: viernes | friendly: amigable | from: desde | front: frente | frozen: congelado | fruit: fruta
fuel: combustible gasolina | fulfil: cumplir cumple | full: lleno completo llena | fullword: palabra | func: función | function: función funciones funcion
functional: funcional | functionality: funcionalidad | fund: fondo fondos | furniture: muebles | future: futuro | gain: ganancia | game: juego partida
garage: taller cochera | garnishment: embargo retención | gender: sexo género | generalized: generalizado | generate: generar genera
generated: generado generada | generation: generación | generator: generador | generic: genérico | geometry: geometría
get: obtener obtiene leer recuperar tomar traer | girl: niña | give: dar | glass: vidrio | global: globales | goods: mercancía mercaderías bienes
governing: rector | government: gobierno | governor: gobernador | grace: gracia carencia | grade: nota calificación grado notas | gradient: gradiente
graduate: graduado egresado | grain: grano | grammar: gramática | grant: beca subvención conceder | granted: concedido otorgado | graph: gráfico gráfica grafo
graphical: gráfico | graphics: gráficos | gravity: gravedad | greater: mayor mayores | greatest: mayor máximo | green: verde | greeting: saludo
grid: malla cuadrícula rejilla | gross: bruto bruta | ground: suelo tierra terreno | groundwater: subterránea subterráneas freático
group: grupo agrupar grupos grp | growth: crecimiento | guarantee: garantía aval fianza garantizar | guaranteed: garantizado avalado
guarantor: avalista fiador garante | guardian: tutor | guest: huésped invitado | guide: guía | half: mitad medio | halfword: mediapalabra | halt: parar detener
hand: mano | handle: tratar manejar trata | handler: manejador gestor | hang: colgar | hard: duro | harvest: cosecha recolección | hash: dispersión
hatchery: incubadora criadero | head: cabeza jefe | headcount: plantilla dotación | header: cabecera encabezado cab cabec título | health: salud sanidad
heat: calor | hectare: hectárea hectáreas | height: altura alto talla | heir: heredero | help: ayuda ayudar | helper: ayudante auxiliar | helpful: útil
herbicide: herbicida | hex: hexadecimal hexa | hidden: oculto escondido | high: alto alta superior | highest: mayor máximo | highly: altamente
hire: contratar contratación ingreso alquiler | histogram: histograma | historical: histórico | history: historia historial histórico hist | hit: acierto
holder: titular tenedor | holiday: festivo feriado vacaciones vacación | home: casa hogar inicio domicilio | hook: gancho | hopefully: ojalá
horizontal: horizontales | horse: caballo | hospital: clínica sanatorio | host: anfitrión | hour: hora horas | hourly: horario hora | hours: horas hora hrs
house: casa vivienda | household: hogar vivienda | housing: vivienda | however: embargo | humidity: humedad | hundred: cien ciento cientos
husband: marido esposo cónyuge | hydraulic: hidráulico hidráulica | hydrograph: hidrograma | ice: hielo | identical: idéntico igual
identification: identificación | identifier: identificador ident | identify: identificar identifica | idle: inactivo ocioso | ignore: ignorar ignora omitir
illegal: ilegal inválido | illness: enfermedad | illustrate: ilustrar | image: imagen imágenes | immediate: inmediato | immediately: inmediatamente
immigration: inmigración | impact: impacto | implementation: implementación implantación | implemented: implementado | implicit: implícito | implied: implícito
import: importar importación importa | imposed: impuesto | impossible: imposible | improve: mejorar mejora | improvement: mejora | inaccurate: inexacto
inactive: inactivo inactiva | inc: incremento | inches: pulgadas | incident: incidente incidencia | incl: incluido | include: incluir incluye incluido
inclusion: inclusión | inclusive: incluido | income: ingreso ingresos renta | incoming: entrante entrantes | incompatible: incompatibles
incomplete: incompleto | incorporate: incorporar | incorrect: incorrecto incorrecta erróneo | increase: aumento aumentar incrementar incremento subir
increment: incremento incrementar incrementa | indent: sangría | independent: independiente autónomo | index: índice índices ind subíndice
indicate: indicar indica | indicator: indicador indic ind indicadores | indirect: indirecto | individual: individuales | individually: individualmente
infiltration: infiltración | infinite: infinito | inflation: inflación | info: información | inform: informar informa | information: información infor datos
inhabitant: habitante habitantes vecino | inheritance: herencia sucesión | init: inicializar inicio inicial | initial: inicial iniciales inic
initialise: inicializar inicializa inicialización | initialization: inicialización inicio | initialize: inicializar inicializa inicializado inicializo
initially: inicialmente | initiate: iniciar inicia | initiator: iniciador | injury: lesión | inner: interno interior | inorganic: inorgánico
inpatient: internado hospitalizado | input: entrada ent ingreso | inquire: consultar | inquiry: consulta consultas | ins: insertar
insert: insertar inserta insertado alta grabar | insertion: inserción | inside: dentro | inspect: inspeccionar | install: instalar instala
installation: instalación instalaciones | installment: cuota plazo cuotas | instance: instancia | instruction: instrucción instrucciones
instructions: instrucciones | insufficient: insuficiente insuficientes | insulation: aislamiento | insurance: seguro seguros aseguradora | insure: asegurar
insured: asegurado asegurada | insurer: aseguradora asegurador | intact: intacto | integer: entero entera enteros | integrate: integrar integra
integrated: integrado | integration: integración | integrity: integridad | intended: destinado previsto | intensity: intensidad | intent: intención
interact: interactuar | interaction: interacción | interactive: interactivo | interactively: interactivamente | interbank: interbancario
interchange: intercambio | interest: interés intereses | interface: interfaz interfase | intermediate: intermedio intermedia | internal: interno interna
internally: internamente | international: internacional | interpolate: interpolar interpolación interpola | interpret: interpretar interpreta
interpreter: intérprete | interrupt: interrupción interrumpir | interruption: interrupción | interval: intervalo | intrinsic: intrínseco intrínseca
introduced: introducido | introduction: introducción | invalid: inválido inválida erróneo incorrecto invalido | inventory: inventario existencias almacén
inverse: inverso inversa | investment: inversión inversiones | investor: inversor inversionista | invocation: invocación llamada
invoice: factura facturas fra facturación facturar albarán | invoked: invocado llamado | irrigation: riego regadío | isotope: isótopo
issue: emisión emitir problema expedir | item: artículo elemento ítem partida renglón | iterate: iterar recorrer | iteration: iteración iteraciones
iterative: iterativo | itinerary: itinerario | jan: enero ene | january: enero ene | job: trabajo tarea puesto empleo oficio | join: unir unión juntar
journal: diario bitácora asientos | judge: juez | julian: juliana juliano | july: julio jul | jump: salto saltar salta | june: junio jun | jury: jurado
justified: justificado | juvenile: juvenil | keep: mantener conservar guardar | kernel: núcleo | key: clave llave tecla claves llaves | keyboard: teclado
keyword: palabraclave | kill: matar | kilometer: kilómetro kilómetros | kind: clase tipo | knot: nudo nudos | knowledge: conocimiento | label: etiqueta rótulo
labor: laboral trabajo | laboratory: laboratorio | labour: laboral trabajo | laid: puesto | lake: lago | laminar: laminares | land: tierra terreno suelo finca
landlord: arrendador propietario | language: lenguaje idioma lengua | lapse: caducar caducidad | large: grande | laser: láser | last: último última ult ultima
late: tarde atrasado tardío | latest: último reciente | latitude: latitud lat | launches: lanza lanzar | law: ley derecho | lawyer: abogado
layer: capa estrato | layout: diseño disposición formato | leaches: lixiviados lixiviación | lead: plomo | leap: bisiesto | learning: aprendizaje
lease: arrendamiento alquiler arriendo | leave: licencia permiso salir baja | lecture: clase conferencia | lecturer: profesor catedrático
ledger: mayor libro librodiario contable | left: izquierda izquierdo | legacy: heredado | legal: jurídico | legitimate: legítimo | legs: piernas tramos
lend: prestar | lender: prestamista | length: longitud largo lon | less: menor menos | lesser: menor | lesson: lección clase | letter: letra carta
level: nivel niveles | liability: pasivo responsabilidad | liable: responsable | librarian: bibliotecario | library: librería biblioteca bibliotecas
licence: licencia permiso | license: licencia permiso matrícula | life: vida | lift: sustentación ascensor | light: luz | likewise: asimismo igualmente
limit: límite tope límites | limitations: limitaciones | line: línea lin renglón líneas | linear: lineal | link: enlace enlazar vínculo | linkage: enlace
list: lista listar listado relación listas | listener: oyente | listing: listado | literal: literales | livestock: ganado ganadería | load: cargar carga cargado
loan: préstamo préstamos crédito prest | loc: ubicación | local: locales | locally: localmente | locate: localizar | located: ubicado localizado
location: ubicación lugar posición localización | lock: bloqueo bloquear bloqueado | log: bitácora registro | logarithm: logaritmo | logic: lógica
logical: lógico | login: conexión ingreso entrada | logo: logotipo | logon: conexión | long: largo larga | longitude: longitud | longitudinal: longitudinales
lookup: búsqueda buscar | loop: bucle ciclo lazo | loss: pérdida pérdidas siniestro | lot: lote parcela | low: bajo baja inferior
lower: menor inferior minúscula | lowercase: minúsculas minúscula | lowest: menor mínimo | loyalty: fidelidad fidelización | luggage: equipaje
machine: máquina equipo | magic: mágico | magnetic: magnético | mail: correo | main: principal ppal | mainframe: anfitrión | mainline: principal
maintain: mantener mantiene | maintenance: mantenimiento mant manten mto mantención | maize: maíz | major: principal mayor | male: hombre varón masculino
man: hombre | managed: gestionado | management: gestión administración gerencia | manager: gerente gestor administrador jefe
mandatory: obligatorio obligatoria | manipulation: manipulación manejo | manner: manera modo | manual: manuales | manually: manualmente
manufacturer: fabricante | many: muchos | map: mapa | march: marzo | margin: margen | marital: civil estadocivil matrimonial | mark: marca marcar señal nota
marker: marcador marca | marriage: matrimonio | married: casado casada | mask: máscara | mass: masa masivo | master: maestro maestra mae principal
match: coincidir coincide coincidencia emparejar casar cruce | material: materiales | math: matemáticas | matrix: matriz matrices matricial
maturity: vencimiento | max: máximo | maximise: maximizar | maximum: máximo máxima máx | mayor: alcalde intendente | meal: comida | mean: promedio medio
meaningful: significativo | measure: medida medir medición | meat: carne | mechanism: mecanismo | medical: médico médica | medicine: medicamento medicina
medium: medio | meeting: reunión | megabytes: megas | member: miembro socio afiliado integrante | memory: memoria | menu: menú
merchandise: mercadería mercancía | merchant: comerciante comercio | merchantability: comercialización comerciabilidad | mercury: mercurio
merge: mezcla fusionar intercalar fusión mezclar | mesh: malla | message: mensaje mensajes mens msj aviso | meter: medidor metro contador | method: método
middle: medio mitad centro | middlename: segundonombre | mileage: kilometraje | milk: leche | million: millón millones | min: mínimo | mind: mente | mine: mina
minimal: mínimo | minimise: minimizar | minimum: mínimo mínima mín | minister: ministro | ministry: ministerio | minor: menor | minus: menos
minute: minuto minutos | misc: varios | miscellaneous: varios diversos | mismatch: discrepancia desajuste descuadre | missing: falta faltante faltan ausente
mistake: equivocación | mistletoe: muérdago | mixed: mixto mezclado | mode: modo modalidad | model: modelo | modifications: modificaciones cambios
modifier: modificador | modify: modificar modifica modificado modif modificación | module: módulo | moisture: humedad | monday: lunes | money: dinero
monitor: supervisar vigilar | month: mes meses | monthly: mensual mensuales mensualidad mensualmente | moon: luna | more: más | morning: mañana
mortality: mortalidad | mortgage: hipoteca hipotecario | mother: madre | motor: motores | motorcycle: moto motocicleta | mounted: montado
move: mover mueve pasar traslado | movement: movimiento movimientos mov mvto mvtos movto | msg: mensaje mens msj | mulch: mantillo | multi: múltiple
multiple: múltiple múltiples varios múltiplo | multiplication: multiplicación producto | multiply: multiplicar multiplica | municipal: municipales
municipality: municipio ayuntamiento comuna | mutually: mutuamente | name: nombre nom nombres denominación razón | national: nacional
nationality: nacionalidad | native: nativo | natural: naturales | nature: naturaleza | nearest: cercano próximo | necessarily: necesariamente
necessary: necesario necesaria | neg: negativo | negative: negativo negativa | negotiation: negociación | neighbouring: vecino vecinos | neither: tampoco
nested: anidado | net: neto neta | network: redes | never: nunca | new: nuevo nueva nuevos nvo | newborn: neonato nacido | newer: nuevo reciente | newly: recién
next: siguiente próximo sgte prox | night: noche | nightly: nocturno | nitrate: nitrato | nitrogen: nitrógeno | node: nodo nodos nudo | noise: ruido
none: ninguno ninguna | norm: norma | normal: normales | normalize: normalizar | normally: normalmente | north: norte | notary: notario notaría
notation: notación | note: nota observación | notify: notificar avisar | november: noviembre nov | now: ahora | null: nulo nula nulos | num: número nro núm
number: número nro núm números num nume | numeric: numérico numérica | numerical: numérico | nurse: enfermera enfermero | nutrient: nutriente | obj: objeto
object: objeto objetos | obligations: obligaciones | observed: observado | obsolete: obsoleto | obtain: obtener obtiene obtenido | occasion: ocasión
occasionally: ocasionalmente | occupation: ocupación profesión | occurrence: ocurrencia aparición | occurs: ocurre ocurrencias | ocean: océano
october: octubre oct | odd: impar impares | offer: oferta ofrecer | office: oficina despacho | officer: oficial funcionario | official: oficial
offset: desplazamiento despl | oil: petróleo aceite | old: viejo antiguo anterior ant antigua | older: anterior antiguo | omitted: omitido
online: línea conversacional | only: solamente únicamente | open: abrir abre abierto apertura aperturar abierta | opening: apertura | operand: operando
operands: operandos | operating: operativo | operation: operación oper operaciones | operational: operativo | operator: operador | opposed: opuesto
opt: opción | optimal: óptimo | optimisation: optimización | optimise: optimizar | optimization: optimización | optimize: optimizar | optimized: optimizado
optimizer: optimizador | option: opción opciones opc | optional: opcional | optionally: opcionalmente | orbit: órbita
order: orden pedido ordenar pedidos órdenes | org: organización | organised: organizado | organization: organización organismo | orientation: orientación
origin: origen procedencia | original: originales | originally: originalmente | orphaned: huérfano | other: otro otros otras | otherwise: contrario
outage: corte | outer: externo exterior | outlier: atípico | outliers: atípicos | output: salida sal salidas | outside: fuera
outstanding: pendiente pendientes vivo | overall: conjunto | overdraft: descubierto sobregiro | overdue: vencido moroso mora impagado atraso
overflow: desbordamiento desborde rebosamiento | overhead: sobrecarga | overheating: sobrecalentamiento | overlap: solapamiento solape solapar superposición
overlay: superposición | overnight: nocturno | overpaid: exceso | overridden: anulado | override: anular forzar | overtake: adelantar
overtime: extraordinarias horasextras extras | overwrite: sobrescribir machacar sobreescribir | overwritten: sobrescrito machacado | owes: debe adeuda
owner: propietario dueño titular | oxygen: oxígeno | package: paquete | packed: empaquetado | packet: paquete | pad: rellenar relleno
page: página pág hoja pag | paid: pagado pagada abonado | paints: pinta pintar | pair: pareja pares | pallet: palé | panel: paneles pantalla | paper: papel
paragraph: párrafo | parallel: paralelo | parameter: parámetro parámetros | params: parámetros | parcel: parcela paquete bulto | parent: padre
parentheses: paréntesis | parenthesis: paréntesis | parents: padres | parish: parroquia | park: parque | parking: aparcamiento estacionamiento
parliament: parlamento | parm: parámetro parámetros | parse: analizar | parser: analizador | partial: parcial | partially: parcialmente
partitioned: particionado | partner: socio pareja | party: parte partido interviniente | pass: pasar pasada paso aprobado | passenger: pasajero viajero
password: contraseña clave | past: pasado | patch: parche | patent: patente | path: camino ruta trayectoria | patient: paciente pacientes | pattern: patrón
pay: pagar paga pago abonar | payable: pagar pagadero | payables: pagar acreedores | paycheck: nómina | payee: beneficiario | payer: pagador ordenante
payment: pago pagos abono | payout: desembolso pago | payroll: nómina nóminas sueldos planilla | penalty: multa penalización recargo sanción
pending: pendiente pendientes pte pend | pension: pensión jubilación | pensioner: pensionista jubilado | people: personas | percent: porcentaje porciento pct
percentage: porcentaje porcent porc pctje | percentile: percentil | perform: ejecutar realizar realiza | performance: rendimiento
period: periodo período plazo | permanent: permanente | permanently: permanentemente | permeability: permeabilidad | permission: permiso
permit: permiso permitir licencia | permitted: permitido | perpetual: perpetuo | persistent: persistente | person: persona personas | personal: personales
personnel: empleados | pesticide: pesticida plaguicida | pharmacy: farmacia | phase: fase | phone: teléfono tel telef tfno fono | phosphorus: fósforo
phrases: frases | physical: físico física | physically: físicamente | physician: médico | pick: escoger elegir | picture: imagen | pig: cerdo porcino
pilot: piloto | pipe: tubo tubería | pipeline: tubería oleoducto | place: lugar sitio | placeholder: marcador | plan: planificar | planet: planeta
plant: planta fábrica | plastic: plástico | platform: plataforma | player: jugador | plot: parcela gráfico dibujar graficar | pointer: puntero apuntador punt
polar: polares | police: policía | policy: póliza política pólizas | policyholder: tomador asegurado | pollution: contaminación | polynomial: polinomio
pool: fondo | populate: poblar cargar | population: población | porosity: porosidad | port: puerto | portable: portátil | portion: porción parte | pos: posición
position: posición pos puesto posiciones | positional: posicional | positive: positivo positiva | possibility: posibilidad | possible: posible posibles
post: contabilizar correo asentar | postage: franqueo | postal: postales | postpone: posponer aplazar | potato: patata | potential: potencial
potentially: potencialmente | poultry: avícola | pound: libra | power: potencia | practical: práctico | practice: práctica | pre: previo | preamble: preámbulo
precedence: precedencia | preceding: precedente anterior | precession: precesión | precipitation: precipitación | precise: preciso | precision: precisión
predicts: predice | preferred: preferido | prefix: prefijo | pregnancy: embarazo | premium: prima primas | prepaid: prepago | preparation: preparación
prepare: preparar prepara | preprocessor: preprocesador | prerequisites: requisitos | prescription: receta prescripción | presence: presencia
preserve: preservar conservar | press: pulsar pulse presionar presione oprima | pressure: presión | prev: anterior ant previo | prevent: prevenir impedir evitar
preview: vista previa | previous: anterior previo ant | previously: anteriormente previamente | price: precio precios prec tarifa | primarily: principalmente
primary: primario primaria principal | prime: primo primos | principal: capital | print: imprimir imprime impresión impreso listar impresiones
printable: imprimible | printer: impresora impresor | printout: listado | prior: anterior previo | priority: prioridad | private: privado privada
privileged: privilegiado | probability: probabilidad | probes: sondas | problems: problemas | proc: procedimiento proceso | procedure: procedimiento proced
process: proceso procesar procesa procesos tratar tratamiento | processor: procesador | prod: producto producción | product: producto productos prod artículo
production: producción | professor: profesor catedrático | profile: perfil | profit: ganancia beneficio utilidad lucro | prog: programa
program: programa prog pgm programas | programmer: programador | programming: programación | progress: progreso avance | project: proyecto obra
projection: proyección | promotion: promoción ascenso | prompt: pregunta solicitar | proof: comprobante justificante | propellant: propelente propulsante
proper: apropiado | properly: correctamente | properties: propiedades | property: propiedad inmueble predio inmuebles bienes | proposed: propuesto
proprietary: propietario | prorate: prorratear prorrata prorrateo | prospect: prospecto | protect: proteger protege | protection: protección | protein: proteína
protocols: protocolos | provider: proveedor prestador | province: provincia prov | provision: provisión | public: público pública | published: publicado
pump: bomba | pumping: bombeo | punch: perforar perforación | punched: perforado perforada | punctuation: puntuación | pupil: alumno alumna
purchase: compra comprar compras adquisición | purge: depurar purgar depuración | put: poner colocar | qualified: calificado | qualifier: calificador
quality: calidad | quantity: cantidad cant cantidades ctd cdad | quarter: trimestre trimestral cuarto | query: consulta consultar | question: pregunta
queue: cola | quota: cuota cupo | quotation: cotización presupuesto | quote: cotización comilla | quotes: comillas cotizaciones | quotient: cociente
radiation: radiación | radius: radio | rail: ferrocarril carril | railway: ferrocarril | rain: lluvia lluvias | rainfall: precipitación lluvia pluviometría
raise: aumento subir subida | random: aleatorio aleatoria azar | range: rango intervalo alcance | rank: rango categoría | rate: tasa tipo tarifa cotización
ratio: razón relación cociente | raw: bruto crudo | reach: alcanzar llegar tramo | reactant: reactivo | reaction: reacción | reactor: reactores
read: leer lee leído lectura leida leo | readable: legible | reader: lector | reading: lectura lecturas | readmission: reingreso readmisión
ready: listo preparado | reason: motivo causa razón | reasonable: razonable | reassembling: reensamblar | rebate: rebaja descuento devolución
rebooking: cambio | rebuild: reconstruir | rebuilt: reconstruido | rec: registro | recalculates: recalcula | recalculation: recálculo
receipt: recibo comprobante | receivables: cobrar deudores | receive: recibir recibe | received: recibido recibida | receiver: receptor destinatario
recharge: recarga | recipes: recetas | recipient: destinatario receptor | recognise: reconocer | recognized: reconocido | recommended: recomendado
recompiled: recompilado | reconcile: conciliar cuadrar | reconciliation: conciliación cuadre | record: registro registros regis grabar registrar ficha
recovery: recuperación recobro | recursion: recursividad | recursive: recursivo recursiva | red: rojo roja | redefine: redefinir | redistribute: redistribuir
reduce: reducir | reduction: reducción | redundant: redundante | reentrant: reentrante | ref: referencia refer | refer: referir | referee: árbitro
reference: referencia refer | refinance: refinanciar | refinery: refinería | reflect: reflejar | refresh: refrescar | refund: reembolso devolución reintegro
refuse: rechazar basura | refused: rechazado denegado | regardless: independientemente | regenerate: regenerar | region: región comarca regiones
register: registro registrar inscribir matricular | registration: inscripción registro matrícula | regression: regresión | regular: regulares
reimbursement: reembolso | reinstate: rehabilitar reintegrar | reinsurance: reaseguro | rejected: rechazado rechazados rechazo rech | relation: relación
relationship: relación parentesco | relative: relativo pariente | relatively: relativamente | release: liberar libera versión | relevant: relevante
religion: confesión | reload: recargar | relocate: reubicar | remainder: resto residuo | remaining: restante restantes | remark: observación comentario obs
reminder: recordatorio | remittances: remesas | remote: remoto | removal: eliminación | remove: eliminar quitar quita suprimir | rename: renombrar renombra
rendered: prestado | renew: renovar | renewal: renovación | rent: alquiler renta arrendamiento | renumber: renumerar | reopens: reabre
reorder: reordenar reposición | reorganises: reorganiza | rep: informe | repair: reparar reparación | repayment: reembolso devolución amortización
repeat: repetir repite | repetitive: repetitivo | replace: reemplazar reemplaza sustituir sustituye | replacement: reemplazo sustitución
reply: respuesta responder contestar | report: informe reporte listado listar reportar | repository: repositorio | repossess: embargo recuperar
represent: representar representa | representation: representación | req: requerido | request: petición solicitud pedir solicitar pide
required: requerido obligatorio necesario | requirements: requisitos | requisition: requisición pedido | res: resultado | research: investigación
reserve: reserva reservar | reserved: reservado reservada | reset: reiniciar restablecer | residence: residencia domicilio | resident: residente
resides: reside | residual: residuo | residue: residuo | resignation: renuncia dimisión | resolution: resolución | resolved: resuelto | resources: recursos
respect: respecto | respectively: respectivamente | respond: responder responde | response: respuesta | responsibility: responsabilidad | rest: resto descanso
restart: reinicio rearranque reiniciar relanzar | restaurant: restaurante | restock: reponer reposición | restore: restaurar recuperar | restricted: restringido
restrictions: restricciones | result: resultado | results: resultados | resume: reanudar | ret: retorno | retail: minorista menudeo | retain: retener conservar
retcode: retorno codret | retired: jubilado retirado | retirement: jubilación retiro | retrieval: recuperación | retrieve: recuperar obtener recupera
retry: reintentar reintento | return: retorno devolver devuelve regresar retornar volver | reuse: reutilizar | revenue: ingresos recaudación
reverberation: reverberación | reversal: reversa extorno anulación retrocesión | reverse: inverso invertir reversa extorno | revert: revertir
review: revisar revisión | revised: revisado | revision: revisión | revoke: revocar | reward: recompensa | rewind: rebobinar | rewrite: reescribir regrabar
rice: arroz | rid: librar | rider: suplemento | right: derecha derecho | ring: anillo | risk: riesgo | river: río | road: carretera camino | rocket: cohete
rollback: deshacer | roof: techo | room: habitación sala cuarto | root: raíz raíces | rotation: rotación giro | round: redondear redondeo redondo
rounding: redondeo | route: ruta | routine: rutina rutinas | row: fila filas renglón | rules: reglas normas | run: ejecutar correr ejecución corrida
runoff: escorrentía escurrimiento | runtime: ejecución | rural: rústico rústica | safe: seguro segura | safety: seguridad | said: dicho
salary: sueldo salario sueldos haber jornal | sale: venta ventas | sales: ventas venta vtas vta | salesman: vendedor vend comercial | sample: muestra ejemplo
sanction: sanción | sand: arenoso | satisfy: satisfacer cumplir | saturated: saturado | saturation: saturación | saturday: sábado
save: guardar guarda salvar grabar salva guardado | savings: ahorro ahorros | scale: escala | scan: explorar barrer recorrer | scenario: escenario
schedule: horario programar cronograma planificación | scheduler: planificador | schema: esquema | scheme: esquema | scholarship: beca
school: escuela colegio escolar centro colegios | scientific: científico | scope: ámbito alcance | score: puntuación puntaje puntos nota
scrap: chatarra desecho | scrapping: desguace | scratch: borrador | screen: pantalla pantallas pant | script: guion | scroll: desplazar | sea: marítimo
seal: sello precinto | search: buscar busca búsqueda | season: temporada estación | seasons: temporadas estaciones | seat: asiento plaza
seats: asientos plazas | sec: segundo | second: segundo segunda segundos | secondary: secundario secundaria | secretary: secretario secretaria
section: sección secc tramo apartado secciones | securities: valores títulos | security: seguridad valor valores | sediment: sedimento | seed: semilla
seg: segmento | segment: segmento segm | select: seleccionar selecciona elegir elija escoger seleccione | selectable: seleccionable | selection: selección
self: propio | sell: vender vende | seller: vendedor vendedores | semaphore: semáforo | semester: semestre cuatrimestre | send: enviar envía mandar envío
sender: remitente emisor | seniority: antigüedad | sense: sentido | sensitive: sensible | sensitivity: sensibilidad | sent: enviado | sentence: sentencia frase
separate: separar separado | separately: separadamente aparte | separator: separador | september: septiembre setiembre sept | seq: secuencia
sequence: secuencia | sequential: secuencial | sequentially: secuencialmente | serial: serie | serialise: serializar | series: serie | server: servidor
service: servicio servicios serv | session: sesión sesiones | set: conjunto fijar poner establecer | settle: liquidar saldar | settlement: liquidación finiquito
setup: preparación configuración | severe: grave severo | severity: gravedad severidad | sewage: alcantarillado saneamiento | sex: sexo género
shading: sombreado | shadows: sombras | share: acción compartir participación acciones | shared: compartido | sheep: oveja ovino | sheet: hoja | shelf: estante
shift: turno desplazar desplazamiento | ship: barco buque nave enviar | shipment: envío despacho expedición | shipping: envío portes | shoot: disparar
shop: tienda comercio | shopkeeper: tendero | short: corto corta | shorter: corto | show: mostrar muestra visualizar | shrinks: encoge | shuffle: barajar
shut: cerrar | sick: enfermo | sickness: enfermedad | sight: vista | sign: signo firmar firma | signal: señal | signature: firma | significant: significativo
silently: silenciosamente | similar: parecido | similarly: similarmente | simpler: sencillo simple | simplified: simplificado | simulate: simular simula
simulation: simulación | simulator: simulador | simultaneously: simultáneamente | since: desde | sine: seno | single: único soltero simple | sister: hermana
size: tamaño tam talla | skill: habilidad | skip: saltar salta omitir | slash: barra | sleep: dormir | slightly: ligeramente | slope: pendiente ladera
slot: ranura hueco | slow: lento | small: pequeño chico | smallest: menor mínimo | smoker: fumador | smooth: suave suavizar | snow: nieve | soaking: remojo
social: seguridadsocial | soil: suelo tierra | solar: solares | sole: único | solely: solamente | solid: sólido | solstice: solsticio | solute: soluto
solution: solución disolución | solve: resolver resuelve | solvent: solvente disolvente | solver: resolutor | some: algunos algún | somewhat: algo
sort: ordenar ordena clasificar ordenación clasificación ordenamiento | source: fuente origen | south: sur | sowing: siembra | space: espacio espacios blancos
span: abarcar | spare: repuesto recambio | special: especial especiales | species: especie especies | specific: específico concreto
specification: especificación especificaciones | specified: especificado indicado | spectrum: espectro | speed: velocidad | spent: gastado gastados
spirit: espíritu | splash: salpicadura | split: dividir partir separar | spot: punto | spouse: cónyuge esposo esposa | sprayed: rociado
spread: margen dispersión diferencial | spreadsheet: planilla hojacálculo | spring: primavera resorte muelle | sqrt: raíz cuadrada | square: cuadrado cuadrada
stability: estabilidad | stable: estable | stack: pila | staff: plantilla | stage: etapa fase | stamp: sello timbre | standard: estándar norma | star: estrella
start: inicio comienzo empezar iniciar comenzar arranque arrancar inicia | starter: iniciador | startup: arranque inicio | state: estado provincia situación
statement: sentencia extracto instrucción declaración | static: estático estática | station: estación | statistics: estadística estadísticas
status: estado situación est estatus | steady: estacionario | steel: acero | step: paso etapa pasos | still: todavía
stock: existencias existencia inventario stk acciones | stockholder: accionista | stocktake: recuento inventario | stop: parar detener parada fin
storage: almacenamiento almacén memoria | store: almacenar guardar tienda almacena almacén grabar | stored: almacenado guardado | storey: planta piso
storms: tormentas | strain: deformación | strategy: estrategia | stream: corriente flujo arroyo | street: calle | stress: tensión esfuerzo | strict: estricto
string: cadena cadenas | strip: quitar | strong: fuerte | struct: estructura | structural: estructural | structure: estructura
student: alumno estudiante alumnos alumna estudiantes matriculado | study: estudio estudiar | style: estilo | sub: resta | subject: asignatura materia asunto
submit: enviar someter | subprograms: subprogramas | subroutine: subrutina rutina subrutinas | subscribed: suscrito | subscriber: abonado suscriptor
subscript: subíndice índice | subsequent: posterior siguiente | subset: subconjunto | subsidence: subsidencia | subsidy: subvención subsidio
substitute: sustituir sustituto | substitution: sustitución | subsystem: subsistema | subtract: restar resta sustraer | success: éxito
successful: exitoso correcto satisfactorio | successfully: exitosamente satisfactoriamente correctamente | suction: succión aspiración | sufficient: suficiente
suffix: sufijo | sugar: azúcar azucarera | suggest: sugerir | suggestions: sugerencias | suitable: adecuado | suite: conjunto | sum: suma sumar sumatoria sumas
summary: resumen sumario | summer: verano | sun: sol | sunday: domingo | sunflower: girasol | sunrise: amanecer orto | sunset: ocaso
supervisor: jefe encargado | supplement: suplemento complemento | supplemental: suplementario | supplier: proveedor proveedores prov provee
supply: suministro suministrar | support: soporte apoyo | suppress: suprimir suprime | surcharge: recargo | surface: superficie | surgeon: cirujano
surgery: cirugía | surname: apellido apellidos ape apell | survey: encuesta levantamiento | suspended: suspendido suspenso | suspension: suspensión
swap: intercambiar intercambio permutar | swipe: deslizar | switch: conmutador interruptor conmutar | syllabus: temario | symbol: símbolo | symbolic: simbólico
sync: sincronizar | syntax: sintaxis | sys: sistema | system: sistema sistemas sist | tab: tabulador | table: tabla tablas tbl cuadro | tag: etiqueta
take: tomar toma | tangent: tangente | tank: tanque depósito | tape: cinta cintas | target: objetivo destino | tariff: tarifa arancel | task: tarea tareas
tax: impuesto iva impuestos tributo irpf fiscal tasa imp | taxable: imponible gravable gravado | taxation: tributación | taxpayer: contribuyente contrib
teacher: profesor maestro docente profesores profesora | team: equipo | technical: técnico técnica | technique: técnica | technology: tecnología
telephone: teléfono tel telef tfno | teller: cajero cajera | temp: temporal temperatura | temperature: temperatura temp temper | template: plantilla
temporarily: temporalmente | temporary: temporal provisional temp | tenant: inquilino arrendatario | tenth: décimo | term: término plazo | terminal: terminales
terminate: terminar termina finalizar | termination: terminación finalización cese | test: prueba pruebas probar examen | testers: probadores
text: texto textos | theft: robo hurto | themselves: mismos | theory: teoría | thermal: térmico | thermostat: termostato | thickness: espesor grosor
thin: delgado | third: tercero tercer tercera | thousand: mil miles millar | thread: hilo | threshold: umbral | throw: lanzar | thursday: jueves
ticket: billete boleto entrada | tide: marea | tied: atado empate | till: hasta caja | timber: madera | time: tiempo hora horas vez | timeout: agotado espera
timer: temporizador | timestamp: marca fechahora | timetable: horario | tip: consejo propina punta | tire: neumático llanta | title: título tít | tmp: temporal
tobacco: tabaco | today: hoy | toggle: alternar | tolerance: tolerancia | toll: peaje | tomorrow: mañana | ton: tonelada toneladas | tonnage: tonelaje
tool: herramienta | top: tope cima superior arriba | tot: totales | total: totales totalizar tot | touch: tocar | town: ciudad pueblo localidad población
trace: traza rastro | track: pista seguimiento | trade: comercio comercial | trader: comerciante | traditional: tradicional | traffic: tráfico tránsito
trailer: remolque | trailing: finales | train: tren | trainee: becario aprendiz | training: formación capacitación entrenamiento | trajectory: trayectoria
tram: tranvía | trans: transacción | transaction: transacción trans transac movimiento operación trx transacciones | transcript: expediente
transfer: transferencia transferir traspaso traslado transf | transform: transformar transformada | transformation: transformación | transient: transitorio
transition: transición | translate: traducir traduce | translation: traducción traslación | transmission: transmisión envío | transport: transporte transportar
transpose: transpuesta trasponer | trap: trampa | travel: viaje viajar | traveler: viajero | treasurer: tesorero | treasury: tesorería hacienda
treat: tratar trata | treatment: tratamiento | tree: árbol | trial: juicio prueba | tridiagonal: tridiagonales | trigger: disparador desencadenar
trim: recortar | trip: viaje trayecto | trouble: problema | truck: camión | true: verdadero cierto verdad | truncate: truncar | truncated: truncado
truncation: truncamiento | trust: fideicomiso | try: intentar probar | tuesday: martes | tuition: matrícula enseñanza | turbulence: turbulencia
turbulent: turbulento | turnover: rotación facturación | type: tipo tipos clase | typical: típico | typically: típicamente | tyre: neumático | unable: imposible
unavailable: indisponible | unchanged: invariable | uncompress: descomprimir | undefined: indefinido | under: bajo debajo | underlying: subyacente
underneath: debajo | underscore: subrayado guionbajo | underwrite: suscribir | underwriting: suscripción | undo: deshacer | unemployed: desempleado parado
unemployment: desempleo paro cesantía | unexpected: inesperado | unformatted: desformateado | union: unión sindicato | unique: único única
unit: unidad unid unidades ud | units: unidades unid uds | university: universidad | unknown: desconocido desconocida | unload: descargar descarga
unlock: desbloquear liberar | unmarried: soltero | unmodified: inalterado | unnecessary: innecesario | unpack: desempaquetar | unpaid: impagado impago impagados
unposted: nocontabilizado pendiente | unset: desactivar | unsuccessful: fallido infructuoso | until: hasta | unused: libre
update: actualizar actualiza actualización actualizado modificar modificación | upgrade: mejora actualizar | upload: subir cargar | uploaded: subido
upper: superior mayúscula | uppercase: mayúsculas mayúscula | upstream: aguasarriba aguas arriba | upwards: arriba | urban: urbano urbana | urgency: urgencia
usable: utilizable | usage: uso utilización | use: usar uso utilizar utiliza utilizado usado | user: usuario usuarios usu usr | userid: usuario codusu
username: nombreusuario nomusu | util: utilidad | utility: utilidad utilitario | utilized: utilizado | vacation: vacaciones vacación
vaccination: vacuna vacunación | vaccine: vacuna | valid: válido válida vigente valido | validate: validar valida validado validación
validation: validación validaciones | validity: validez vigencia | value: valor valores importe | valve: válvula | var: variable | variance: varianza
variant: variante | variations: variaciones | variety: variedad | varying: variable variando | vat: iva | vector: vectores | vegetable: verdura hortaliza
vehicle: vehículo coche matrícula vehic | velocity: velocidad vel | vendor: proveedor vendedor | venue: lugar | verb: verbo
verification: verificación comprobación | verify: verificar verifica comprobar | version: versión vers versiones | vertical: verticales | vessel: buque nave
veterinary: veterinario | vice: vicio | view: vista visualizar consultar | village: pueblo aldea | violation: violación infracción | virtual: virtuales
visa: visado | viscosity: viscosidad | viscous: viscoso | visible: visibles | visit: visita | visitor: visitante | visual: visuales | void: nulo anulado
vol: volumen | voltage: tensión voltaje | volume: volumen vol | vote: voto votar votos | voter: votante elector | voucher: vale comprobante bono
wage: salario jornal sueldo | wages: salarios jornales sueldos | wait: esperar espera | wall: pared muro | warehouse: almacén depósito bodega almac alm
warm: caliente | warning: aviso advertencia atención | warranty: garantía | waste: residuos basura desperdicio | water: agua hídrico | watershed: cuenca
wave: onda ola | wavelength: longitudonda | way: camino modo | waybill: cartaporte | weather: tiempo clima meteorología meteorológico | web: sitio página
wednesday: miércoles | week: semana semanas sem | weekend: finsemana | weekly: semanal semanalmente | weighing: pesaje pesada | weight: peso pesos
welcome: bienvenido bienvenida | welfare: bienestar asistencia | well: pozo | west: oeste poniente | wheat: trigo | white: blanco | wholesale: mayorista mayoreo
wholesaler: mayorista | wide: ancho | widen: ensanchar | widow: viuda viudo viudez | width: ancho anchura | wife: esposa cónyuge mujer | wildcard: comodín
wind: viento | window: ventana | wine: vino | winner: ganador | winter: invierno | wipe: borrar | wire: alambre transferencia
withdrawal: retiro reintegro retirada extracción | withheld: retenido retenida | withhold: retener retención | withholding: retención retenciones | woman: mujer
won: ganado | wood: madera | wool: lana | word: palabra palabras | work: trabajo trabajar obra | workarea: areatrabajo trabajo | workaround: rodeo
workday: jornada laborable hábil | worker: trabajador obrero operario trabajadores | working: trabajo | workshop: taller | workstation: puesto | world: mundo
wrap: envolver | write: escribir escribe grabar graba escrito escritura | writer: escritor | wrong: erróneo incorrecto equivocado
year: año años anio anyo ejercicio | yearly: anual anualmente | yellow: amarillo | yesterday: ayer | yield: rendimiento | young: joven | yourself: mismo
zero: cero ceros | zip: postal codpostal | zone: zona
`

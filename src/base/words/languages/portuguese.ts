/** Portuguese words and abbreviations that comments and names of programs have for English ones. To add one, add it in its place. */
export const portuguese = `
abbreviation: abreviatura abreviação abreviado abrev sigla | abend: cancelamento anormal abortar abortado interrupção
ability: capacidade habilidade possibilidade | abnormal: anormal anómalo anômalo | abort: abortar aborta abortado cancelar interromper
abroad: exterior estrangeiro | abs: absoluto módulo | abscissa: abcissa | absence: ausência falta faltas | absences: faltas | absent: ausente faltou inexistente
absenteeism: absenteísmo absentismo | absolute: absoluto absoluta | absorption: absorção absorvido | abstract: resumo abstrato abstracto
acc: conta cta acumulador acumulado acum | acceleration: aceleração acel | accept: aceitar aceita aceito aceite | acceptable: aceitável aceitáveis
acceptance: aceitação aceite | access: acesso acessar aceder aces | accessible: acessível acessíveis | accident: acidente sinistro
accommodate: acomodar hospedar | accomplished: realizado concluído cumprido | according: conforme segundo consoante
accordingly: consequentemente portanto conforme | account: conta contas cta ctas numconta contacorrente ccorrente | accountant: contador contabilista
accounting: contabilidade contábil contabilístico contabilização contab | accrue: acumular provisionar apropriar provisão acrescer
acct: conta cta numconta contacorrente | accumulate: acumular acumula acumulado acum somar | accumulator: acumulador acumuladores acum totalizador
accuracy: precisão exatidão exactidão | accurate: preciso exato exacto | accurately: precisamente exatamente | achieve: alcançar atingir conseguir
acidity: acidez | acknowledge: confirmar reconhecer confirmação aviso | acquired: adquirido adquirida | acquisition: aquisição | acre: acres
act: agir ato acto lei | action: ação acção ações acções acao | activate: ativar activar ativa ativação activação | activation: ativação activação
active: ativo activo ativa activa ativos | activity: atividade actividade atividades ativ | actuary: atuário atuarial | adapt: adaptar adapta adaptado adequar
add: somar soma adicionar adiciona incluir acrescentar inclusão inserir | added: incluído adicionado somado | addition: adição soma inclusão acréscimo
additional: adicional adicionais complementar acréscimo | additionally: adicionalmente ademais | addr: endereço ender endr morada logradouro
address: endereço endereços ender endr morada logradouro endereçamento | adjacent: adjacente vizinho contíguo | adjust: ajustar ajusta acertar corrigir acerto
adjuster: regulador perito avaliador | adjustment: ajuste ajustamento acerto ajustes correção | admin: administrador administração adm
administrator: administrador gestor adm | admission: admissão admissões internação ingresso internamento | adopted: adotado adoptado
advance: avançar avanço adiantamento antecipação adiantar | advantage: vantagem vantagens | advection: advecção | advice: aviso
advised: avisado aconselhado informado | affect: afetar afeta afectar | affiliate: afiliada coligada | after: depois após
afterwards: depois posteriormente após seguida | again: novamente outra | against: contra | age: idade idades faixaetária anos | agency: agência agências órgão
agent: agente corretor representante | aggregate: agregar agregado agrupar totalizar | agree: concordar concorda acordar | agreed: acordado combinado concordou
agreement: acordo contrato convênio convénio | agricultural: agrícola agrário agropecuário | agriculture: agricultura agrícola | agronomy: agronomia
aid: ajuda auxílio subsídio | air: ar aéreo aérea | aircraft: aeronave avião aeronaves | airfoil: aerofólio perfil | airline: companhia aérea
airport: aeroporto | alert: alerta alertar aviso | algorithm: algoritmo algoritmos | alias: apelido sinônimo sinónimo | aliases: apelidos sinônimos
align: alinhar alinha alinhado | alignment: alinhamento | alimony: pensão alimentícia alimentos | all: todos todas tudo | alloc: alocar aloca alocação
allocate: alocar aloca alocação atribuir reservar afetar | allocation: alocação rateio afetação reserva distribuição | allowable: permitido admissível
allowance: abono subsídio ajuda diária | alpha: alfa alfabético | alphabetic: alfabético alfabética alfab | alphanumeric: alfanumérico alfanumérica alfanum
alt: alternativo altura | alter: alterar altera alteração modificar | alternate: alternar alternado alternativo | alternative: alternativa alternativo
altitude: altura | altogether: totalmente completamente | ambulance: ambulância | amortize: amortizar amortiza amortização
amount: valor montante quantia vlr importância quantidade valores | amplification: amplificação | amt: valor vlr montante quantia importância
analysis: análise análises | analyze: analisar analisa analisador | anchor: âncora ancorar | angle: ângulo ângulos | animal: animais gado | annual: anual anuais
annuity: anuidade prestação renda | answer: resposta respostas responder | apartment: apartamento apto andar | api: aplicação | appeal: recurso
append: anexar acrescentar concatenar adicionar | appl: aplicação aplicativo | applicable: aplicável aplicáveis
applicant: candidato requerente solicitante proponente | application: aplicação aplicativo aplicações candidatura requerimento proposta
apply: aplicar aplica aplicado requerer | appointment: consulta agendamento marcação nomeação | apprentice: aprendiz | approach: abordagem aproximação método
appropriate: apropriado adequado | appropriately: adequadamente | approval: aprovação aprovar autorização | approximately: aproximadamente cerca aprox
approximation: aproximação aproximado | apr: abril abr | aquifer: aquífero | arbitrary: arbitrário arbitrária qualquer | architecture: arquitetura arquitectura
archive: arquivar arquivo arquivamento histórico | area: áreas região superfície | arg: argumento | argument: argumento argumentos parâmetro
arising: decorrente resultante | arithmetic: aritmética aritmético | arranges: organiza arranja dispõe | array: vetor vector matriz tabela arranjo vetores
arrears: atraso atrasados mora | arrival: chegada chegadas | arrives: chega chegada | article: artigo artigos | artwork: arte ilustração
ascending: crescente ascendente cresc | assemble: montar monta montagem | assembler: montador | assembly: montagem assembleia
assert: afirmar garantir verificar | assessment: avaliação lançamento liquidação | asset: bem bens ativo patrimônio imobilizado
assets: bens ativos ativo patrimônio imobilizado | assign: atribuir atribui atribuição designar associar | assignment: atribuição designação tarefa
assist: auxiliar ajudar assistir | associated: associado associada vinculado | association: associação vínculo | assume: assumir supor presumir
assumption: suposição premissa pressuposto hipótese | assumptions: suposições premissas pressupostos hipóteses | asterisk: asterisco asteriscos
atm: multibanco caixa autoatendimento | atmosphere: atmosfera atmosférico | atomic: atômico atómico | attached: anexo anexado ligado | attachment: anexo anexos
attempt: tentativa tentar tentativas tenta | attendance: presença frequência ponto assiduidade | attention: atenção | attributes: atributos atributo
auction: leilão leilões | audit: auditoria auditar | auditor: auditoria auditores | aug: agosto | august: agosto | auth: autorização autenticação autoriz
authentic: autêntico | author: autor autores autora | authority: autoridade alçada permissão | authorization: autorização autoriz permissão alçada
authorized: autorizado autorizada autorizados | auto: automático automóvel viatura | automated: automatizado automático | automatic: automático automática autom
automatically: automaticamente | auxiliary: auxiliar auxiliares aux | avail: disponível | availability: disponibilidade disponível
available: disponível disponíveis disponib | avatar: figura imagem | ave: avenida média | average: média médio medio médias | avg: média médio
avoid: evitar evita evitando | award: prêmio concessão | axis: eixo eixos | background: fundo segundo plano | backorder: pendente encomenda pendência
backup: cópia salvaguarda segurança copia | backward: atrás retroceder trás inverso | badly: mal malformado | baked: assado cozido | bal: saldo sld balanço
balance: saldo saldos sld balanço balancete saldar equilíbrio | balancing: balanceamento fechamento | balloon: balão | bank: banco bancos bco bancário bancária
bankrupt: falido falência insolvente | bankruptcy: falência insolvência | bar: barra barras | barcode: códigobarras barras codbarras codbar | bark: casca
barn: celeiro | barometer: barômetro | based: baseado baseada | basic: básico básica | basically: basicamente | basis: fundamento | batch: lote lotes remessa
beam: viga feixe | bean: feijão | bearing: rolamento mancal | bed: leito cama leitos | before: antes | begin: início começar inicio começo inic
behavior: comportamento | beneath: abaixo debaixo | beneficiary: beneficiário beneficiários favorecido benef | benefit: benefício benefícios subsídio benef
bet: aposta apostar | between: entre | bicycle: bicicleta | bidding: licitação concurso | bill: fatura factura boleto conta título notas duplicata
billing: faturamento facturação cobrança | bin: binário escaninho | binary: binário binária binários | bind: ligar associar vincular | binder: ligador pasta
birth: nascimento nasc dtnasc datanascimento | birthday: aniversário aniversariantes | bit: dígito | black: preto preta negro | blacklist: listanegra bloqueados
blank: branco brancos espaço espaços | blk: bloco blocos | blksize: tamanhobloco | block: bloco blocos bloquear bloqueio bloqueado quadra
blood: sangue sanguíneo | blows: sopra estoura | blue: azul | boat: barco embarcação | body: corpo carroceria | boiler: caldeira | bolt: parafuso
bond: obrigação título obrigações títulos caução | bonus: gratificação abono prêmio | book: livro livros escriturar reservar
booking: reserva reservas lançamento marcação | bookkeeping: escrituração contabilidade contábil | boolean: booleano lógico booleana | booth: cabine cabina
border: fronteira borda | borrow: emprestar empréstimo emprestado | borrower: mutuário devedor tomador | boss: chefe patrão gerente | bot: robô
both: ambos ambas | bottom: rodapé fundo inferior | bought: comprado comprada adquirido | bounce: devolvido devolução
boundary: limite fronteira contorno borda | bounds: limites fronteiras | box: caixa quadro caixas | bracket: faixa escalão
brackets: colchetes parênteses chavetas | branch: agência filial ramo balcão desvio agências sucursal desviar | brand: marca marcas
break: quebra interromper quebrar pausa | breakpoint: interrupção parada | bridge: ponte | brief: breve resumo | broadcast: difusão transmissão
broken: quebrado | broker: corretor corretora intermediário corretagem | brother: irmão | browse: consultar consulta navegar percorrer | browser: navegador
budget: orçamento orçamentário orçamental verba orçam | buf: memória | buffer: memória | bug: erro defeito falha
build: construir monta montar construção gerar | building: edifício prédio construção imóvel | builtin: embutido intrínseco | bulk: massa granel lote
bump: incrementar colisão | bunds: diques | bureaus: órgãos agências | bus: ônibus autocarro | business: negócio negócios empresa comercial
button: botão botões | buyer: comprador compradores | bypass: ignorar contornar desvio | cable: cabo | cache: memória | cadastre: cadastro
calc: calcular cálculo calcula | calculate: calcular calcula cálculo calculado calcule apurar | calculated: calculado calculada
calculation: cálculo cálculos calculo apuração | calendar: calendário agenda | calibrate: calibrar calibração | call: chamar chama chamada chamadas
callable: chamável | caller: chamador chamante | cancel: cancelar cancela cancelamento cancelado anular anulação | cancelled: cancelado anulado
candidate: candidato candidatos | capabilities: capacidades | capacity: capacidade lotação | capital: patrimônio | caps: maiúsculas
captured: capturado captado | car: carro automóvel veículo viatura | carbon: carbono | card: cartão cartões cartao ficha | cardholder: titular portador
carriage: carro retorno transporte | case: caso processo casos | cash: dinheiro caixa numerário espécie | cashier: caixa operadora | cat: categoria gato categ
catalog: catálogo catalogar | catch: capturar apanhar captura | category: categoria categorias categ | cattle: gado bovino bovinos | ceiling: teto tecto limite
cells: células celas | cemetery: cemitério | census: censo recenseamento | center: centro centralizar | central: centrais | century: século
certificate: certificado certidão atestado | chain: cadeia encadear encadeamento corrente | chance: oportunidade
change: alterar altera alteração mudança mudar troca troco modificação | changed: alterado mudado alterada | channel: canal canais | chapter: capítulo
char: caractere caracter carácter | characteristics: características | characters: caracteres | charge: cobrar cobrança encargo tarifa carga encargos
cheat: enganar | check: verificar verifica consistir consistência testa validar conferir | checkbook: talão talonário | checkpoint: pontocontrole pontocontrolo
checkpoints: pontocontrole | checksum: dígito verificador dac somaverificação | chemistry: química químico | cheque: cheques chq talão | chess: xadrez
chg: alteração altera | chief: chefe | child: filho filha filhos criança dependente | children: filhos crianças dependentes | choice: escolha opção opções
choose: escolher escolha selecionar escolhe | chunk: pedaço bloco | church: igreja | circle: círculo | circumstances: circunstâncias
cities: cidades municípios | citizen: cidadão cidadãos munícipe | city: cidade cidades município munic localidade
claim: sinistro reclamação sinistros pedido reivindicação | claimant: requerente reclamante sinistrado segurado | class: classe classes turma
classic: clássico | classroom: sala | clause: cláusula cláusulas | clay: argila argiloso barro | clean: limpar limpa limpo limpeza | cleanup: limpeza limpar
clear: limpar limpa limpo claro zerar | cleared: compensado limpo | clearing: compensação | clerk: funcionário escriturário atendente balconista
click: clicar clique | client: cliente clientes clie utente | climate: clima climático | clinic: clínica | clock: relógio | clone: clonar
close: fechar fecha fechamento fecho encerrar encerramento fechado perto | closed: fechado encerrado fechada | closely: estreitamente | closer: próximo
closing: fechamento encerramento fecho | cloud: nuvem nuvens nebulosidade | cluster: agrupamento aglomerado | cmd: comando | cntl: controle controlo
coal: carvão | code: código códigos codigo cod cdg codificação | coefficient: coeficiente coeficientes coef | coffee: café | coin: moeda | col: coluna
cold: frio | collateral: garantia caução colateral penhor | collect: cobrar coletar recolher arrecadar reunir
collection: cobrança coleção coleta arrecadação recolha | college: faculdade | colon: doispontos | color: cor cores | colour: cor cores | column: coluna colunas
combination: combinação combinações | combined: combinado conjunto | comes: vem | comma: vírgula virgula | command: comando comandos cmd
comment: comentário comentários observação obs | commercial: comercial comerciais | commission: comissão comissões comis corretagem
commit: confirmar efetivar gravar | common: comum comuns | commonly: comumente geralmente | communicate: comunicar comunica
communication: comunicação comunicações | comp: comparação cálculo | compact: compactar compacto compacta | compaction: compactação
companies: empresas companhias | company: empresa empresas companhia cia firma sociedade | compare: comparar compara comparação
comparison: comparação comparações comparativo | compatibility: compatibilidade | compatible: compatível | compensation: compensação indenização indemnização
compilation: compilação | compile: compilar compila compilado | compiler: compilador | complains: reclama | complaint: reclamação queixa reclamações
complement: complemento | complete: completo completar concluir completa terminado | completely: completamente totalmente
completion: conclusão término finalização | complex: complexo complexa | compliance: conformidade cumprimento | component: componente componentes
composite: composto composta | compress: comprimir compactar comprime | compression: compressão compactação | compulsory: obrigatório obrigatória compulsório
computation: cálculo computação | compute: calcular calcula cálculo computar calcule | computed: calculado calculada | computer: computador computadores
concatenate: concatenar concatena juntar | concatenation: concatenação | concentration: concentração concentrações | concept: conceito | cond: condição
condition: condição condições situação | conditional: condicional | conductances: condutâncias condutância | conductivity: condutividade
config: configuração configurar | configuration: configuração configurações | configure: configurar configura | confirm: confirmar confirma confirme confirmação
confirmation: confirmação confirmar | conflict: conflito conflitos | congress: congresso | conjunction: conjunção conjunto
connect: conectar ligar conecta conexão | connection: conexão ligação conexões | consecutive: consecutivo consecutivos seguidos | consequential: consequente
consistency: consistência consistir | consistent: consistente coerente | consists: consiste | console: consola | const: constante
constant: constante constantes | constantly: constantemente | constants: constantes | constituency: zona eleitoral | constraint: restrição
constraints: restrições | construct: construir construção | construction: construção obra obras | consumer: consumidor | consumption: consumo
cont: continuação contador | contact: contato contacto contatos | container: contêiner contentor recipiente | contains: contém conter
contents: conteúdo conteúdos | context: contexto | contiguous: contíguo | continuation: continuação | continue: continuar continua prosseguir
continuous: contínuo contínua | contour: contorno curva | contract: contrato contratos contratação contr | contrast: contraste
contributing: contribuindo contribuinte | contribution: contribuição contribuições cotização | contributors: contribuintes colaboradores
control: controle controlo controlar controla | convenience: conveniência | convenient: conveniente | convention: convenção convênio
converge: convergir convergência | conversion: conversão conversões | convert: converter converte conversão convertido
cooling: arrefecimento resfriamento refrigeração | coordinate: coordenada coord | coordinates: coordenadas | copay: coparticipação copagamento
copy: cópia copiar copia cópias | copyright: direitos autorais | core: núcleo | corn: milho | corp: empresa corporação
corporation: corporação sociedade empresa | correct: correto corrigir correcto corrige certo corrigido | correction: correção correcção correções
correctly: corretamente correctamente | correlation: correlação | corresponding: correspondente correspondentes | corrupt: corrompido danificado
corrupted: corrompido danificado inconsistente | cos: cosseno coseno | cosine: cosseno coseno | cost: custo custos despesa | cotton: algodão
council: câmara conselho vereação | councillor: vereador | count: contar conta contagem contador qtd conte | counter: contador contadores contagem balcão conta
counting: contagem | countries: países | country: país países pais | county: condado concelho comarca município | couple: casal acoplar
coupon: cupom cupão cupons | course: curso cursos disciplina cadeira | court: tribunal vara juízo | coverage: cobertura coberturas | covered: coberto coberta
crash: falha queda colisão | create: criar cria criação gerar criado | creation: criação dtcriação | credit: crédito créditos creditar cred credito
creditor: credor credores | creditworthy: solvente idôneo | criteria: critérios critério | critical: crítico crítica | criticality: criticidade
crop: cultura safra colheita lavoura culturas | cross: cruzar cruz cruzamento | ctl: controle controlo | cumulative: acumulado cumulativo acumulada
currency: moeda moedas divisa | current: atual corrente atuais vigente | cursor: cursores | curve: curva curvas | cust: cliente clie
custom: personalizado costume | customer: cliente clientes clie consumidor utente | customs: alfândega aduana aduaneiro alfandegário | cut: cortar corte recorte
cycle: ciclo ciclos | cyl: cilindro | cylinder: cilindro | cylinders: cilindros | daily: diário diária diariamente diários | dairy: leiteiro laticínios
dam: barragem represa | damages: danos prejuízos indenização | damping: amortecimento | danger: perigo | dangerous: perigoso perigosa | dark: escuro escura
dash: traço hífen travessão | data: dados dado | database: banco base bd bancodados basedados | dataset: arquivo ficheiro
date: dt dat datas dta dtatual datahoje | datetime: datahora dthora | day: dia dias | dead: morto falecido óbito | deadlock: impasse
dealer: revendedor concessionária | deallocate: desalocar liberar libertar | death: morte óbito falecimento óbitos | debit: débito débitos debitar deb debito
debits: débitos débito | debt: dívida débito dívidas endividamento | debtor: devedor devedores | debug: depurar depuração | debugging: depuração
dec: dezembro dez | deceased: falecido falecida | december: dezembro dez | decimal: decimais | decision: decisão decisões | deck: baralho
declarations: declarações declaração | declare: declarar declara | declared: declarado declarada | decode: decodificar descodificar decodifica
decomposition: decomposição | decrease: diminuir redução decréscimo decrementar diminui | decrement: decrementar decremento decrementa
decrypt: descriptografar decifrar desencriptar | deducted: deduzido descontado deduzida | deductible: franquia dedutível
deduction: dedução desconto deduções descontos abatimento | deed: escritura | deep: profundo profunda | def: definição
default: padrão omissão predefinido inadimplência defeito | deferred: diferido diferida | defined: definido definida definidos
definition: definição definições | degree: grau graus | del: excluir exclui apagar | delay: atraso atrasar demora espera
delete: excluir exclui exclusão apagar eliminar deletar remover exclusao | deleted: excluído apagado eliminado | deletion: exclusão eliminação remoção
delimited: delimitado | delimiter: delimitador separador | delinquent: inadimplente | deliver: entregar entrega | delivered: entregue entregues
delivery: entrega entregas remessa | demand: demanda procura exigir | demo: demonstração | demonstrates: demonstra mostra | denial: negação recusa negativa
denominator: denominador | density: densidade | dental: odontológico dentário | dentist: dentista | deny: negar nega recusar negado
department: departamento depto dpto secção seção setor dep | departure: partida saída | dependencies: dependências | dependent: dependente dependentes
dependents: dependentes | depending: dependendo consoante | deploy: implantar implantação publicar | deployment: implantação
deposit: depósito depósitos depositar depos | depreciation: depreciação amortização | depth: profundidade | deputy: deputado adjunto
derivative: derivada derivadas | derived: derivado derivada | desc: descrição descr dscr decrescente | descending: decrescente descendente
description: descrição descrições descr dscr denominação | descriptive: descritivo | descriptor: descritor | designated: designado indicado
designation: designação denominação | designed: projetado desenhado | desired: desejado desejada pretendido | dest: destino destinatário
destination: destino destinos | destroy: destruir | det: detalhe determinante | detail: detalhe detalhes pormenor | detected: detectado detetado encontrado
detection: detecção deteção | determinant: determinante | determinants: determinantes | determination: determinação | determine: determinar determina
developed: desenvolvido | developers: desenvolvedores programadores | development: desenvolvimento desenv | deviation: desvio
device: dispositivo aparelho periférico | diagnosis: diagnóstico diagnósticos | diagnostics: diagnósticos | diagonalise: diagonalizar diagonalização
dialog: diálogo | dials: disca mostradores | diameter: diâmetro diam | dice: dados dado | dies: morre matrizes | diesel: gasóleo óleo | diff: diferença dif
differ: diferir difere diferente | difference: diferença diferenças dif | different: diferente diferentes distinto | differently: diferentemente
diffusion: difusão | digit: dígito algarismo díg | digits: dígitos dígito algarismos | dim: dimensão | dimension: dimensão dimensões | dimensional: dimensões
dir: diretório | direct: direto directo direta | direction: direção direcção sentido rumo | directive: diretiva directiva
directory: diretório directório pasta diretoria | disability: incapacidade invalidez deficiência | disable: desabilitar desativar inibir desactivar
disassemble: desmontar | discharge: descarga alta vazão caudal quitação | disclaimer: isenção aviso | disconnect: desconectar desligar
discount: desconto descontos abatimento dscto | disease: doença doenças moléstia | disk: disco discos | dismissal: demissão dispensa despedimento rescisão
disp: disposição disponível | dispersivity: dispersividade | displacement: deslocamento desloc
display: exibir mostrar mostra exibe visualizar exibição apresentar tela | dispute: contestação disputa litígio | dissolved: dissolvido
distance: distância distâncias dist | distributed: distribuído distribuída | distribution: distribuição rateio | distributor: distribuidor distribuidora
district: distrito bairro freguesia distritos | divide: dividir divisão | dividend: dividendo dividendos | division: divisão divisões
divorced: divorciado separado | doc: documento docto | doctor: médico médicos médica | document: documento documentos docto doctos | documentation: documentação
dollar: dólar dólares | domain: domínio | donation: doação donativo | dont: não | dormant: inativo parado | dot: ponto pontos | double: duplo dobro dupla dobrar
download: baixar descarregar transferir | downstream: jusante | draft: rascunho minuta saque | drag: arrasto arrastar | drain: dreno drenagem drenar
draw: desenhar desenha sacar sorteio | drilling: perfuração furação | driver: motorista condutor controlador | drop: eliminar descartar queda
drought: seca estiagem | drug: medicamento fármaco droga remédio medicamentos | dry: seco seca | due: vencimento devido venc vcto vencido | dummy: fictício
dump: despejo descarga | dup: duplicado duplic | duplicate: duplicado duplicar duplicidade segunda repetido duplicados | duration: duração
duty: direito imposto plantão | dynamic: dinâmico dinâmica | dynamically: dinamicamente | each: cada | earlier: anterior anteriormente
early: cedo antecipado precoce | earnings: ganhos rendimentos vencimentos proventos remuneração | earthquake: terremoto sismo terramoto | easier: fácil
east: leste | easy: fácil | echo: eco | economics: economia econômico económico | edit: editar edita edição formatar mascarar | editable: editável
editor: editores | education: educação ensino instrução escolaridade | eff: vigência efetivo | effect: efeito efeitos
effective: efetivo efectivo vigência eficaz | effectively: efetivamente | efficiency: eficiência rendimento | efficient: eficiente | eigenvalue: autovalor
eigenvalues: autovalores | eigenvector: autovetor autovetores | elapsed: decorrido | election: eleição eleições eleitoral
electricity: eletricidade electricidade energia luz | electronic: eletrônico eletrónico electrónico | element: elemento elementos | elevation: cota elevação
eligible: elegível elegíveis | eliminate: eliminar elimina | else: senão senao | elsewhere: outro | email: correio eletrônico | embedded: embutido
emergency: emergência urgência | employee: funcionário funcionários empregado colaborador servidor trabalhador
employees: funcionários empregados trabalhadores servidores colaboradores | employer: empregador patronal empregadora | employment: emprego vínculo
empty: vazio vazia vazios esvaziar | emulate: emular | enable: habilitar ativar habilita permitir | enclosed: anexo incluso | encode: codificar codifica
encoding: codificação | encountered: encontrado | encrypt: criptografar cifrar encriptar | end: fim término termina encerrar finalizar fecho
endorsement: endosso averbação | energy: energia | enforce: impor forçar | engine: motores | engineering: engenharia | english: inglês | enhanced: melhorado
enough: bastante suficiente | enquiry: consulta inquérito | enroll: inscrever matricular matrícula inscrição | enrollment: matrícula inscrição
ensure: garantir assegurar garante | enter: digitar digite entrar introduzir informe introduza | entered: digitado informado introduzido
enterprise: empresa empreendimento | enthalpy: entalpia | entirely: inteiramente | entity: entidade entidades | entry: entrada lançamento entradas registro lcto
environment: ambiente | environmental: ambiental ambientais | eof: fimarquivo fimarq fimficheiro | equal: igual iguais | equates: equivale
equation: equação equações | equilibrium: equilíbrio | equipment: equipamento equipamentos equip | equivalent: equivalente | erase: apagar apaga
erosion: erosão | err: erro | error: erro erros errado errada mensagemerro | escape: escapar | escrow: caução garantia | essential: essencial
essentially: essencialmente | establish: estabelecer | estate: espólio imóvel herança | estimated: estimado estimada previsto | euros: euro | eval: avaliar
evaluate: avaliar avalia | evaluation: avaliação avaliações | evaporation: evaporação | evapotranspiration: evapotranspiração | even: pares mesmo
event: evento eventos | every: cada todas | everything: tudo | exam: exame prova exames | examination: exame prova exames | examine: examinar examina
example: exemplo exemplos | exceed: exceder ultrapassar excede | exceeded: excedido ultrapassado | exceeds: excede ultrapassa
exception: exceção excepção exceções | excess: excesso excedente | exchange: câmbio troca bolsa cambial trocar | exchangers: trocadores permutadores
excise: ipi consumo | excluding: excluindo exceto excepto | exclusive: exclusivo | exec: executar | executable: executável | execute: executar executa
execution: execução | exemption: isenção isento isenções | exercise: exercício exercícios | exhausted: esgotado | exist: existir existe existente
existence: existência | exit: sair saída saida | exp: expoente vencimento validade | expanded: expandido | expansion: expansão dilatação
expense: despesa gasto despesas gastos | experience: experiência | experiment: experimento experiência | expiration: vencimento expiração validade caducidade
expired: expirado vencido caducado | explicit: explícito | explicitly: explicitamente | exponent: expoente | exponential: exponencial
export: exportar exporta exportação | express: expresso expressar | expression: expressão expressões | extended: estendido extenso
extension: extensão prorrogação ramal | extent: extensão | external: externo externa externos | extra: adicional extraordinário
extract: extrair extrai extrato extracto | extraction: extração extracção | extrapolate: extrapolar extrapolação | extremely: extremamente
facilitate: facilitar | facility: instalação facilidade instalações | factor: fator fatores | factorial: fatorial | factory: fábrica | failed: falhou falhado
failure: falha falhas insucesso fracasso | fair: justo feira | fairly: justamente razoavelmente | false: falso falsa | family: família familiar famílias
farm: fazenda quinta sítio granja | farmer: agricultor produtor lavrador | fashion: moda maneira | fast: rápido | faster: rápido | fatal: grave | father: pai
faults: falhas defeitos | features: características recursos | feb: fevereiro fev | february: fevereiro fev
fee: taxa tarifa honorários propina emolumento comissão | feed: ração alimentação | female: feminino fêmea | fertiliser: fertilizante adubo adubação
fertilizer: fertilizante adubo adubação | fetch: buscar busca obter | few: poucos alguns | fewer: menos | fiduciary: fiduciário | field: campo campos cpo
fifo: peps | fifth: quinto | figure: figura algarismo | file: arquivo arquivos ficheiro ficheiros arq arqs fich
filename: nomearquivo nomeficheiro nomearq nomefich nmarq | fill: preencher preenche encher preenchimento | filler: preenchimento enchimento
filter: filtro filtrar filtros | final: finais último definitivo | finally: finalmente | finance: finanças financeiro | financial: financeiro financeira
financing: financiamento financiamentos | find: encontrar procurar achar localizar encontra procura achou pesquisar | fine: multa coima fino
finish: terminar finalizar termina encerrar finaliza | finished: terminado concluído acabado finalizado | fire: fogo incêndio | firm: firma empresa
first: primeiro primeira prim | fiscal: fiscais tributário exercício | fish: peixe pescado | fit: ajustar ajuste caber | fitness: aptidão
fix: corrigir conserto correção consertar | fixed: fixo fixa fixos | flag: indicador sinalizador bandeira chave flg sinal | flame: chama | flat: plano
fleet: frota frotas | flexibility: flexibilidade | flight: voo voos | floating: flutuante | flood: enchente cheia inundação | floor: piso andar
flow: fluxo vazão caudal escoamento | fluids: fluidos | fmt: formato | focus: foco | folder: pasta diretório | footer: rodapé | force: força forçar
foreclose: executar hipoteca | foreign: estrangeiro exterior | foreigner: estrangeiro | forest: floresta florestal | forget: esquecer
form: formulário impresso forma | format: formato formatar formatação formata | former: anterior antigo | formula: fórmulas
found: encontrado achou encontrada encontrou achado | foundation: fundação | fourth: quarto quarta | fra: fração | fraction: fração fracção
fractional: fracionário | frame: quadro moldura | fraud: fraude fraudes | free: livre liberar grátis gratuito libertar | freeze: congelar congelado
freight: frete fretes | frequency: frequência freq periodicidade | frequent: frequente | frequently: frequentemente | fresh: fresco | friendly: amigável
front: frente | frost: geada | frozen: congelado | fruit: fruta frutas | fuel: combustível combustíveis gasolina | fulfil: cumprir satisfazer
full: cheio completo | fullword: palavra | func: função | function: função funções | functional: funcional | functionality: funcionalidade | fund: fundo fundos
funeral: funerário | furniture: móveis | future: futuro futura futuros | gain: ganho | game: jogo jogos partida | garnishment: penhora arresto
gas: combustível | gasoline: gasolina | gear: engrenagem | gender: sexo gênero género | generalized: generalizado | generate: gerar gera geração gerado
generated: gerado gerada gerados | generation: geração gerações | generator: gerador | generic: genérico genérica | geometry: geometria
get: obter obtém obtem buscar pegar busca recuperar | goods: mercadoria mercadorias bens | goto: vá desvia desviar | governing: regente
government: governo governamental | grace: carência | grade: nota notas grau conceito série | grades: notas | gradient: gradiente | graduate: formado graduado
graduation: formatura graduação | grain: grão grãos cereal | grammar: gramática | grandparent: avô avó | grant: conceder concessão bolsa subvenção
granted: concedido concedida | graph: gráfico grafo | graphical: gráfico gráfica | graphics: gráficos | gravity: gravidade | greater: maior maiores
greatest: maior | green: verde | grid: malha grelha | gross: bruto bruta brutos | ground: terra solo chão | groundwater: subterrânea freático lençol
group: grupo grupos agrupar agrupamento grp | growth: crescimento | guarantee: garantia garantir garantias | guaranteed: garantido garantida
guarantor: fiador avalista garante | guess: palpite adivinhar | guest: hóspede convidado | guide: guia | hail: granizo | half: metade meio meia
halfword: meiapalavra | halt: parar parada | handle: tratar trata tratamento manipular | handler: tratador tratamento manipulador
handshake: apresentação protocolo | hang: pendurar travar | harbor: porto | harvest: colheita safra colher | hatchery: incubadora viveiro | hay: feno
headcount: efetivo lotação | header: cabeçalho cabec cabecalho cab títulos | heading: cabeçalho cabec títulos | headquarters: matriz sede | health: saúde
heat: calor aquecimento | hectare: hectares ha | height: altura estatura | heir: herdeiro herdeiros | help: ajuda ajudar auxílio | helper: auxiliar ajudante
helpful: úteis proveitoso | hence: portanto | herbicide: herbicida | herd: rebanho manada | hex: hexadecimais | hidden: oculto escondido
high: alto alta elevado | highly: altamente | highway: rodovia autoestrada | hire: contratar admissão contratação admitir | histogram: histograma
historical: histórico histórica | history: histórico história historico hist | hit: acerto acertar | hold: reter retido bloqueio retenção
holder: titular portador detentor | holiday: feriado feriados férias | holidays: feriados | home: casa residência residencial | hook: gancho
hopefully: esperamos | hospital: hospitais hospitalar | hospitalization: internação internamento | hot: quente | hotel: hotéis hospedagem
hour: hora horas hr hrs | hourglass: ampulheta | hourly: horário horista horária | hours: horas hrs hh | house: casa moradia prédio
household: domicílio agregado família | housing: habitação habitacional | however: entretanto porém contudo | humidity: umidade humidade
husband: marido cônjuge | husbandry: pecuária | hydraulic: hidráulico hidráulica | hydrograph: hidrograma hidrógrafo | hydrology: hidrologia hidrológico
ident: identificação | identical: idêntico idênticos | identification: identificação ident | identifier: identificador ident | identify: identificar identifica
identity: identidade bilhete | idle: ocioso inativo | ids: identificadores | idx: índice ind | ignore: ignorar ignora desprezar despreza ignorado
illegal: ilegal inválido | illness: doença enfermidade | illustrate: ilustrar | image: imagem imagens | immediate: imediato | immediately: imediatamente
impact: impacto | implementation: implementação implantação | implemented: implementado | implicit: implícito | implied: implícito
import: importar importa importação | important: importante atenção | imposed: imposto | impossible: impossível | improve: melhorar melhora
improvement: melhoria melhoramento benfeitoria | inaccurate: impreciso | inactive: inativo inactivo inativa | inc: incremento incluir | inches: polegadas
incident: incidente ocorrência | incidental: acessório | include: incluir inclui inclusão | inclusion: inclusão | inclusive: inclusivo
income: renda rendimento receita rendimentos | incoming: entrante recebido entrada | incompatible: incompatível | incomplete: incompleto incompleta
incorporate: incorporar | incorrect: incorreto incorreta errado incorrecto | increase: aumento aumentar acréscimo reajuste aumenta
increment: incremento incrementar incrementa | indent: recuo indentação | independent: independente | index: índice índices indice indexador ind indexar
indicate: indicar indica | indicator: indicador indicadores ind indic | indirect: indireto indirecto | individual: indivíduo individuais físico
individually: individualmente | infiltration: infiltração | infinite: infinito infinita | inflation: inflação | info: informação informações
inform: informar informa informe | information: informação informações dados | informed: informado informada | inheritance: herança
init: inicializar inicialização inic inicia | initial: inicial iniciais | initialise: inicializar inicializa iniciar | initialization: inicialização iniciação
initialize: inicializar inicializa iniciar | initially: inicialmente | initials: iniciais | initiate: iniciar inicia | initiator: iniciador
injury: lesão ferimento | inner: interno interior | inorganic: inorgânico | input: entrada entradas ent entr | inquire: consultar perguntar
inquiry: consulta consultas inquérito | insert: inserir insere inclusão incluir inserção | insertion: inserção inclusão | inside: dentro interior
inspect: inspecionar vistoriar examinar | inspection: inspeção vistoria fiscalização | inspector: inspetor | install: instalar
installation: instalação instalações | installment: parcela prestação parcelas parc prestações | installments: parcelas prestações
instance: instância ocorrência | institution: instituição | instruction: instrução | instructions: instruções instrução | instructor: instrutor
instrument: instrumento | insufficient: insuficiente insuficientes | insulation: isolamento | insurance: seguro seguros seguradora | insure: segurar seguro
insured: segurado segurados segurada | insurer: seguradora | int: inteiro | intact: intacto | integer: inteiro inteiros inteira | integral: integrais
integrate: integrar integra | integrated: integrado integrada | integration: integração | integrity: integridade | intended: destinado pretendido
intensity: intensidade | intent: intenção | interact: interagir | interaction: interação interacção | interactive: interativo interactivo
interactively: interativamente | interbank: interbancário | interceptor: interceptador | interchange: intercâmbio troca
interest: juros juro interesse rendimento | intermediate: intermediário intermédio | internal: interno interna internos | internally: internamente
international: internacional internacionais | interpolate: interpolar interpolação | interpret: interpretar interpreta | interpreter: interpretador
interrupt: interromper interrupção interrompe | interruption: interrupção | interval: intervalo intervalos | intrinsic: intrínseco | introduced: introduzido
introduction: introdução | invalid: inválido inválida inválidos invalida | inventory: estoque inventário stock estoques existências | inverse: inverso inversa
investment: investimento aplicação investimentos | invocation: invocação chamada | invoice: fatura factura nf notafiscal faturas facturas faturamento nfe
invoked: invocado chamado | iron: ferro | irrigation: irrigação rega | isotope: isótopo isótopos | issue: emissão emitir problema emite
issued: emitido emitida | issuer: emissor emitente | item: itens artigo elemento | iterate: iterar percorrer | iteration: iteração iterações
iterative: iterativo | itinerary: itinerário roteiro | jan: janeiro | january: janeiro | job: trabalho serviço tarefa emprego profissão
join: juntar junção unir | journal: diário jornal | judge: juiz julgar | judicial: judiciais | jul: julho | julian: juliano juliana | july: julho
jump: saltar salto desviar pular | jun: junho | june: junho | justice: justiça | justified: justificado alinhado | juvenile: juvenil menor
kept: mantido guardado | key: chave chaves tecla chv | keyboard: teclado | keyed: digitado | keyword: palavrachave | kill: matar
kilometer: quilômetro quilómetro | kitchen: cozinha | knowledge: conhecimento | label: rótulo etiqueta rotulo etiquetas legenda | labor: mão trabalho
laboratory: laboratório | lake: lago lagoa | laminar: laminares | land: terreno terra lote gleba prédio | landlord: senhorio locador | lang: linguagem língua
language: linguagem língua idioma | lapse: caducidade lapso | large: grande | last: último última ult ultimo ultima | late: atrasado tarde atraso
latest: último recente | lathe: torno | latitude: lat | latitudes: paralelos | latter: último | launches: lança dispara | law: lei leis legislação
lawsuit: processo ação | lawyer: advogado | layer: camada camadas | layout: leiaute disposição | leaches: lixivia lixiviação | leap: bissexto
learning: aprendizagem aprendizado | leasing: arrendamento | leave: licença férias afastamento sair | ledger: razão livro razao | left: esquerda esquerdo
legacy: legado | legal: jurídico jurídica | legitimate: legítimo | legs: pernas trechos | len: tamanho tam compr | lender: credor mutuante
length: comprimento tamanho tam compr extensão | less: menos menor | lessee: arrendatário locatário | lesser: menor | lesson: aula lição aulas
letter: letra carta letras | level: nível níveis nivel niv | liability: passivo responsabilidade obrigação | liable: responsável sujeito
lib: biblioteca bibliot | librarian: bibliotecário | library: biblioteca bibliotecas | license: licença alvará carteira carta habilitação | lie: mentir situar
lien: ônus gravame penhor | life: vida vital | lift: elevador sustentação | light: luz leve | likewise: igualmente | limit: limite limites limitar lim
limitations: limitações | line: linha linhas lin | linear: reta | link: ligar ligação elo vínculo | linkage: ligação encadeamento | liquidity: liquidez
list: lista listar listagem relação listas relatório | listener: ouvinte | literal: literais | litigation: contencioso litígio
livestock: gado pecuária rebanho | load: carga carregar carrega carregamento | loan: empréstimo empréstimos mútuo financiamento | loc: localização
local: locais localidade | locally: localmente | locate: localizar localiza | located: localizado | location: localização localidade lugar
lock: bloquear bloqueio trancar bloqueia | log: registro registo diário | logarithm: logaritmo | logic: lógica | logical: lógico lógica | login: entrar acesso
logo: logotipo | logon: acesso entrada | long: longo comprido | longitude: longitudinal | longitudinal: longitudinais | look: procurar
lookup: consulta procura pesquisa busca | loop: laço ciclo repetição | loser: perdedor | loss: perda prejuízo perdas sinistro | lost: perdido | lot: lote quadra
lottery: loteria lotaria | lower: inferior menor minúscula | lowercase: minúsculas minúscula | lowest: menor mínimo | machine: máquina máquinas equipamento
machining: usinagem maquinagem | magic: mágico | mail: correio correspondência | mailing: mala correspondência | main: principais | maintain: manter mantém
maintainer: mantenedor | maintenance: manutenção manut | maize: milho | major: maior | make: fazer faz criar | male: masculino macho
managed: gerenciado gerido | management: gestão gerência administração gerenciamento | manager: gerente gestor gerenciador
mandatory: obrigatório obrigatória obrigatórios | manipulation: manipulação | manner: maneira | manual: manuais | manually: manualmente
manufacturer: fabricante | manufacturing: fabricação | map: mapa mapas mapear | mapset: mapa | mar: março | march: março | margin: margem margens
marital: civil estadocivil | mark: marca marcar nota | marker: marcador | market: mercado | marriage: casamento matrimônio | married: casado casada
mask: máscara | mass: massa | master: mestre mestra cadastro | mat: matriz | match: coincidir casar confronto balanceamento bate | material: materiais matéria
maternity: maternidade | math: matemática matemático | matrix: matriz matrizes | maturity: vencimento maturidade | maximise: maximizar
maximum: máximo máxima maximo | mayor: prefeito presidente | meal: refeição refeições | mean: média significar médio significa | meaning: significado
meaningful: significativo | measure: medida medir medidas medição | measurement: medição | meat: carne | mechanism: mecanismo | median: mediana
medical: médico médica | medicare: previdência | medicine: medicamento remédio | medium: médio meio suporte | mem: memória
member: membro membros sócio associado | memory: memória | menu: menus opções | merchant: comerciante lojista estabelecimento | merchantability: comercialização
mercury: mercúrio | merge: intercalar intercalação mesclar juntar fusão | message: mensagem mensagens mens mensag aviso | met: encontrado meteorologia
meter: medidor metro contador hidrômetro | method: método métodos | methylmercury: metilmercúrio | mid: meio | middle: meio | middleman: intermediário
midstream: meio | mileage: quilometragem | military: militares | milk: leite | million: milhão milhões | mind: mente | mine: mina | minimal: mínimo
minimise: minimizar | minimum: mínimo mínima minimo | mining: mineração | ministry: ministério | minor: menor menores | minus: menos | misc: diversos
miscellaneous: diversos vários | mismatch: divergência incompatibilidade divergente | missing: faltando ausente falta | mistake: erro engano | mistletoe: visco
mixed: misto mista | mock: simulado | mode: modo modalidade | model: modelo modelos | modifications: modificações alterações | modifier: modificador
modify: modificar alterar modifica altera | module: módulo módulos | moisture: umidade humidade | mon: segunda | money: dinheiro moeda
monitor: monitorar monitorizar acompanhar | month: mês meses mes competência | monthly: mensal mensais mensalmente mensalidade | moon: lua
mortality: mortalidade | mortgage: hipoteca hipotecário hipotecária | mother: mãe | motor: motores | motorcycle: motocicleta moto mota | mounted: montado
move: mover movimentar mudar | movement: movimento movimentação movto movimentos movim | msg: mensagem mens mensag | mulch: cobertura palha
multiple: múltiplo múltiplos vários | multiplication: multiplicação | multiplier: multiplicador | multiply: multiplicar multiplica
municipal: municipais prefeitura | municipality: município prefeitura municipal câmara concelho | mutually: mutuamente
name: nome nomes nom nm denominação designação | national: nacional nacionais | nationality: nacionalidade | native: nativo | natural: naturais
nature: natureza | nearest: próximo mais | necessarily: necessariamente | necessary: necessário necessária | need: precisar precisa necessidade | neg: negativo
negative: negativo negativa negativos | neighborhood: bairro freguesia | neighbouring: vizinho vizinhos | neither: nem nenhum | nested: aninhado encadeado
net: líquido líquida rede | network: rede redes | new: novo nova novos | newborn: nascido recémnascido | newer: novo recente | newly: recém
next: próximo próxima prox seguinte proximo | nickname: apelido alcunha | night: noite | nightly: noturno nocturno | nitrate: nitrato
nitrogen: nitrogênio azoto | none: nenhum nenhuma | norm: norma | normal: normais | normalize: normalizar | normally: normalmente | north: norte
notary: cartório notário tabelião | notation: notação | note: nota observação obs notas | notification: notificação aviso | notify: notificar notifica avisar
nov: novembro | november: novembro nov | null: nulo nulos nula | num: número nro numero | number: número números numero nro nr numeração
numeric: numérico numérica numericos | numerical: numérico numérica | nurse: enfermeiro enfermeira enfermagem | nutrient: nutriente | obj: objeto objecto
object: objeto objecto objetos | obligation: obrigação | obligations: obrigações obrigação | observed: observado | obsolete: obsoleto
obtain: obter obtém obtenção | occasion: ocasião | occasionally: ocasionalmente | occupation: profissão ocupação | occurrence: ocorrência
occurs: ocorre ocorrência vezes | ocean: oceano | oct: outubro | october: outubro | odd: ímpar ímpares | offer: oferta proposta ofertas
office: escritório repartição cartório gabinete | official: oficial | offset: deslocamento desloc compensar | oil: óleo petróleo | old: antigo velho antiga
older: antigo velho | omitted: omitido | only: somente apenas | open: abrir abre abertura aberto aberta | opened: aberto aberta | opening: abertura
operands: operandos operando | operating: operacional operativo | operation: operação operações oper | operational: operacional
operator: operador operadores oper | opposed: oposto | opt: opção | optimal: ótimo óptimo | optimisation: otimização optimização | optimise: otimizar optimizar
optimization: otimização optimização | optimized: otimizado optimizado | option: opção opções opcao opc | optional: opcional opcionais facultativo
optionally: opcionalmente | orbit: órbita | order: pedido pedidos encomenda ordem ordenar encomendas | ordinate: ordenada | organised: organizado
organization: organização órgão | orientation: orientação | origin: origem origens | original: originais | originally: originalmente | orphaned: órfão
other: outro outra outros demais | ourselves: nós | outer: externo exterior | outlet: tomada saída | outlier: discrepante atípico
outliers: discrepantes atípicos | outpatient: ambulatório ambulatorial | output: saída saídas saida sai | outside: fora exterior
outstanding: pendente aberto devedor | overall: geral | overdraft: descoberto chequeespecial limite | overdue: vencido atrasado atraso vencidos
overflow: estouro excesso transbordo | overhead: sobrecarga | overheating: superaquecimento sobreaquecimento | overlap: sobreposição sobrepor
overlay: sobreposição | overnight: noturno | overpaid: pago | overpayment: excesso indevido | overridden: substituído sobreposto | override: sobrepor substituir
overtime: horaextra horasextras extraordinárias extras | overwrite: sobrescrever sobregravar | overwritten: sobrescrito sobregravado | owes: deve
owner: proprietário dono titular proprietários | oxygen: oxigênio oxigénio | package: pacote embalagem pacotes | packed: compactado compactada | packet: pacote
pad: completar preenchimento | page: página páginas pagina pag pág | paid: pago paga pagos | paints: pinta tintas | pair: pares | panel: painel tela ecrã
paper: papel | paragraph: parágrafo | parallel: paralelo | parameter: parâmetro parâmetros parametro | parameters: parâmetros parametros
params: parâmetros parametros | parcel: gleba encomenda lote | parent: pai pais progenitor | parentheses: parênteses | parenthesis: parêntese parêntesis
parish: freguesia paróquia | parking: estacionamento | parm: parâmetro | parse: analisar interpretar | parser: analisador | partial: parcial parciais
partially: parcialmente | partition: partição | partitioned: particionado | partner: sócio parceiro cônjuge | party: parte partido | pass: passar passagem passa
passenger: passageiro passageiros | password: senha palavrapasse senhas | past: passado | patch: remendo correção | patent: patente patentes
path: caminho trajeto | patient: paciente pacientes doente utente | pattern: padrão padrões | pavement: pavimento calçada | pay: pagar paga pagamento
payable: pagar | payables: pagar contaspagar | paycheck: contracheque holerite salário | payee: favorecido beneficiário | payer: pagador sacado
payment: pagamento pagamentos pagto pgto pag | payout: pagamento liquidação | payroll: folha folhapagamento vencimentos salários folhapag processamento
payslip: contracheque holerite recibo | pct: percentual perc | penalty: multa penalidade coima | pending: pendente pendentes pendência
pension: pensão aposentadoria reforma previdência | pensioner: pensionista aposentado reformado | percent: percentual percentagem perc porcento
percentage: percentual percentagem porcentagem perc | percentages: percentuais percentagens | perform: executar efetuar realizar executa
performance: desempenho rendimento | period: período períodos periodo competência | permanent: permanente definitivo | permanently: permanentemente
permeability: permeabilidade | permission: permissão permissões autorização | permit: licença alvará permitir permite | permitted: permitido permitida
persistent: persistente | person: pessoa pessoas | personal: pessoal pessoais | pertinent: pertinente | pesticide: pesticida agrotóxico defensivo
pgm: programa prog | pharmacy: farmácia | phase: fase fases etapa | phone: telefone fone telef celular telemóvel tel | phosphorus: fósforo | phrases: frases
physical: físico física | physically: fisicamente | physician: médico | pick: escolher apanhar separar | picture: imagem máscara | pig: porco suíno suínos
pilot: piloto | pipe: tubo cano tubulação | pipeline: oleoduto tubulação | placeholder: marcador reserva | placements: colocações posicionamentos
plan: plano planos planejamento planeamento | plant: planta fábrica usina | plastic: plástico | plate: placa chapa | player: jogador jogadores
plot: traçar gráfico | plough: arado | plus: mais | pointer: ponteiro apontador ponteiros | polar: polares | police: polícia | policy: apólice apólices política
policyholder: segurado tomador titular | poll: pesquisa | polynomial: polinômio polinómio | pop: desempilhar | populate: preencher popular
population: população | porosity: porosidade | port: porta porto | portable: portátil | porter: porteiro | portion: porção parcela | pos: posição
position: posição posições posicao posicionar | positional: posicional | positive: positivo positiva | possibility: possibilidade | possible: possível possíveis
post: lançar correio lançamento | postage: porte postal | postcode: cep codpostal | posting: lançamento lançamentos contabilização lcto | postpone: adiar
potato: batata | potential: potencial | potentially: potencialmente | poultry: aves | power: potência poder energia | practical: prático | practice: prática
preamble: preâmbulo | precedence: precedência | preceding: precedente anterior | precession: precessão | precise: preciso | precision: precisão
predicts: prevê | preferred: preferido preferencial | prefix: prefixo | pregnancy: gravidez gestação | premises: instalações
premium: prêmio prémio prêmios prémios | prepaid: antecipado | preparation: preparação preparo | prepare: preparar prepara | prerequisites: requisitos
prescription: receita prescrição | presence: presença frequência | present: presente presentes | preserve: preservar guardar salvar | president: presidente
press: pressione tecle premir prima | pressure: pressão | prev: anterior ant | prevent: impedir evitar prevenir | preview: visualização
previous: anterior anteriores prévio ant | previously: anteriormente previamente | price: preço preços preco prc cotação tarifa
pricing: tarifação precificação | primarily: principalmente | primary: primário primária | prime: primo primos | principal: capital
print: imprimir imprime impressão impressao impr impresso listar emitir | printable: imprimível | printed: impresso listado | printer: impressora
printout: impressão listagem | prior: anterior prévio | priority: prioridade | prisoner: preso | private: privado particular | privileged: privilegiado
prize: prêmio prémio | probability: probabilidade | probes: sondas | problem: problema problemas | problems: problemas problema | proc: procedimento processo
procedure: procedimento rotina processo | process: processar processa processo processamento tratar | processed: processado processados processadas lidos
processor: processador | prod: produto produção | product: produto produtos prod artigo | production: produção | profession: profissão
professional: profissional | professor: docente | profile: perfil | profit: lucro lucros | program: programa programas prog prg | programme: programa
programmer: programador programadora analista | progress: progresso andamento | project: projeto projecto projetos | projection: projeção | promotion: promoção
prompt: solicitar pedir | prop: propriedade hélice | propellant: propelente propulsor | proper: próprio adequado | properly: corretamente adequadamente
properties: propriedades | property: propriedade imóvel imóveis prédio patrimônio bens | proposed: proposto | proprietary: proprietário
prorate: ratear rateio proporcional | protect: proteger | protection: proteção protecção | protocols: protocolos protocolo
provider: provedor fornecedor prestador | province: província | ptr: ponteiro apontador | public: público pública | published: publicado | pump: bomba bombear
pumping: bombeamento bombagem | punch: perfurar perfuração furo | punched: perfurado | pupil: aluno alunos | purchase: compra compras comprar aquisição
purge: expurgo expurgar limpar | qualified: qualificado | qualifier: qualificador | quality: qualidade | quantities: quantidades qtd
quantity: quantidade quantidades qtd qtde quant qtdade | quarter: trimestre trimestral quarto | query: consulta consultar pesquisa
question: pergunta perguntas questão | queue: fila filas | quota: cota quotas | quotation: cotação orçamento | quotes: aspas cotações plicas
radiation: radiação | radius: raio | railway: ferrovia caminho ferroviário | rain: chuva chover | rainfall: precipitação chuva pluviosidade
raise: aumento elevar | random: aleatório aleatória | range: faixa intervalo gama limites | rate: taxa taxas alíquota aliq tarifa cotação tx
ratio: razão relação rácio | raw: bruto cru | reactant: reagente | reaction: reação reacção | reactor: reator | read: ler leitura lidos lido leia leitor
readable: legível | reader: leitor | reading: leitura lendo | readme: leiame | readmission: readmissão reinternação | reaeration: reaeração | real: reais imóvel
reason: motivo razão causa | reasonable: razoável | rebate: abatimento desconto restituição | rebuild: reconstruir | rebuilt: reconstruído
rec: registro registo | recalculates: recalcula recalcular | recalculation: recálculo | receipt: recibo recebimento comprovante talão recibos
receivables: receber contasreceber recebíveis duplicatas | receive: receber recebe recebido recebimento recepção | received: recebido recebida
receiver: destinatário recebedor | recharge: recarga | recipes: receitas | recipient: destinatário recebedor beneficiário | recognise: reconhecer
recognized: reconhecido | recommended: recomendado | recompiled: recompilado | reconcile: conciliar conciliação reconciliação
record: registro registos registo registros gravar | recovery: recuperação recuperar | rectangle: retângulo | recursion: recursão recursividade
recursive: recursivo | red: vermelho encarnado | redefine: redefinir redefinição | redistribute: redistribuir | reduce: reduzir reduz | reduction: redução
redundant: redundante | reentrant: reentrante | refer: referir | reference: referência referências ref | refinance: refinanciar refinanciamento
reflect: refletir | refresh: atualizar refrescar | refrigerator: geladeira frigorífico | refund: restituição reembolso devolução estorno reembolsar
refused: recusado | reg: registro registo registrador | regardless: independentemente | regenerate: regenerar | region: região regiões
register: registrador registro registar registrar cadastrar cadastro registo matrícula | registered: cadastrado registrado registado inscrito
registrar: oficial secretário | registration: cadastro registro matrícula registo inscrição cadastramento | registry: cartório registro conservatória
regression: regressão | regular: regulares | reinstate: reativar reintegrar | reinsurance: resseguro | reject: rejeitar rejeição rejeita
rejected: rejeitado rejeitados rejeitada | rel: relativo relação | relation: relação | relationship: relacionamento relação parentesco
relative: relativo parente | relatively: relativamente | relatives: parentes | release: liberar liberação libertar versão | relevant: relevante
religion: religião | reload: recarregar recarga | relocate: relocar | rem: resto observação | remainder: resto restante | remaining: restante restantes resto
remark: observação obs | reminder: lembrete aviso | remittances: remessas remessa | remote: remoto | removal: remoção retirada | remove: remover retirar excluir
remuneration: remuneração | rename: renomear | rendered: prestado | renew: renovar | renewal: renovação | rent: aluguel renda arrendamento aluguer
renumber: renumerar | reopens: reabre | reorder: encomendar reposição ressuprimento | reorganises: reorganiza | rep: representante repetir
repair: reparo reparação conserto | repeat: repetir repete repetição repita | repetitive: repetitivo | replace: substituir substitui trocar
replacement: substituição | reply: resposta responder | report: relatório relatórios listagem relatorio relat mapa | reported: informado
repository: repositório | repossess: retomar | represent: representar representa | representation: representação | req: requisição pedido
request: solicitação pedido pedir solicitar requisição requerimento | required: obrigatório requerido necessário exigido | requirements: requisitos exigências
requisition: requisição | research: pesquisa investigação | reservation: reserva reservas | reserve: reserva reservar reservas | reserved: reservado
reservoir: reservatório albufeira | reset: reinicializar zerar repor reiniciar | residence: residência domicílio | resident: residente morador
residents: moradores residentes | resides: reside | residual: resíduo saldo | residue: resíduo | resignation: demissão exoneração | resolution: resolução
resolved: resolvido | resources: recursos | respect: respeito | respectively: respectivamente | respond: responder | response: resposta
responsibility: responsabilidade | responsible: responsável responsáveis | rest: resto repouso | restart: reiniciar reinício recomeçar | restaurant: restaurante
restock: repor reabastecer | restore: restaurar repor restaura | restricted: restrito | restrictions: restrições | result: resultado resultados
resume: retomar continuar | ret: retorno | retail: varejo retalho | retain: reter | retcode: codretorno codret | retired: aposentado reformado
retirement: aposentadoria reforma aposentação | retrieval: recuperação obtenção | retrieve: recuperar obter recupera | retry: tentar repetir
return: retorno retornar retorna voltar devolução regressar devolver volta | returned: devolvido retornado devolvidos | reuse: reutilizar reaproveitar
revenue: receita receitas faturamento | reverberation: reverberação | reversal: estorno reversão | reverse: inverter inverso estorno estornar reverso
revert: reverter | review: revisão revisar | revised: revisado revisto | revision: revisão | revoke: revogar | reward: recompensa prêmio | rewind: rebobinar
rewrite: regravar regrava reescrever regravação | rice: arroz | right: direita direito | ring: anel toque | risk: risco riscos | river: rio rios
road: estrada rodovia | robot: robô | rocket: foguete foguetão | rollback: desfazer | room: quarto sala aposento | root: raiz raízes | roots: raízes
round: arredondar arredonda rodada | rounding: arredondamento arred | route: rota trajeto percurso | routine: rotina rotinas rot | row: linha fila
royalty: direitos | rule: regra | rules: regras regra | run: executar rodar execução correr | runoff: escoamento | runtime: execução | rural: rurais
safe: seguro cofre | safety: segurança | said: dito | salary: salário salários vencimento ordenado remuneração sal | sale: venda vda | sales: vendas venda vda
salesman: vendedor vendedores | same: mesmo mesma iguais | sample: amostra exemplo amostragem | sanction: sanção | sand: areia | sanitation: saneamento
satisfy: satisfazer | saturated: saturado | saturation: saturação | save: salvar guardar salva gravar poupar | savings: poupança economias | saw: serra viu
scale: escala balança | scan: varrer varredura percorrer | scenario: cenário | schedule: agenda escala cronograma programação horário agendamento
scheduler: agendador escalonador | schema: esquema | scheme: esquema plano | scholarship: bolsa bolsista | school: escola escolar escolas colégio
scientific: científico | scope: escopo âmbito | score: pontuação placar nota pontos | scrap: sucata refugo | scratch: rascunho | screen: tela telas ecrã ecran
screw: parafuso | script: roteiro | scroll: rolar rolagem | sea: marítimo | search: procurar pesquisa busca pesquisar procura buscar
season: estação temporada época safra | seasons: estações temporadas | seat: assento lugar poltrona | seats: assentos lugares | sec: segundo
second: segundo segunda | secondary: secundário | section: seção secção setor | security: segurança título | sediment: sedimento | seed: semente sementes
seg: segmento | segment: segmento segmentos | select: selecionar seleciona seleccionar seleção selecione escolher | selectable: selecionável
selected: selecionado escolhido | selection: seleção selecção escolha | self: próprio | sell: vender vende venda | seller: vendedor vendedora
semester: semestre semestral | semesters: semestres | send: enviar envia envio remeter enviado mandar | sender: remetente emissor | senior: idoso
seniority: antiguidade | sense: sentido | sensitive: sensível | sensitivity: sensibilidade | sent: enviado enviada | sep: setembro
separate: separado separar separa | separately: separadamente | separator: separador | september: setembro | seq: sequência
sequence: sequência sequencia seqüência ordem | sequential: sequencial seqüencial | sequentially: sequencialmente | serial: série | serialise: serializar
series: série | server: servidor | service: serviço serviços | session: sessão | set: conjunto definir ajustar atribuir mover | settle: liquidar saldar
settlement: liquidação acerto quitação | setup: preparação configuração | severance: rescisão indenização fgts | severe: grave severo
severity: gravidade severidade | sewage: esgoto esgotos | sex: sexo | shading: sombreamento | shadows: sombras sombra | shaft: eixo | shape: forma formato
share: ação quota cota partilhar quinhão compartilhar | shareholder: acionista accionista sócio | sheep: ovelha ovino | shelf: prateleira | shell: concha casca
shift: turno deslocar deslocamento turnos | shifts: turnos escalas | ship: navio embarcar enviar | shipment: embarque remessa expedição
shipping: expedição envio frete | shoot: disparar atirar | shop: loja oficina | shopkeeper: lojista | short: curto curta | shorter: curto
show: mostrar mostra exibir mostre | shrinkage: quebra contração | shrinks: encolhe | shuffle: embaralhar baralhar | shut: fechar
shutdown: desligamento encerramento | sick: doente | sidewalk: calçada passeio | sight: vista | sign: sinal assinar | signal: sinal | signature: assinatura
signer: assinante signatário | significant: significativo | silently: silenciosamente | silking: espigamento | silo: silos | silts: siltes | similar: semelhante
similarly: semelhantemente | simple: simples | simpler: simples | simplified: simplificado | simulate: simular simula | simulation: simulação
simulator: simulador | simultaneously: simultaneamente | sin: seno | since: desde | sine: seno | single: solteiro simples único | sister: irmã
size: tamanho tam dimensão | skip: pular saltar pula salta ignorar | slash: barra | slaughter: abate | sleep: dormir esperar | slightly: ligeiramente
slope: declive inclinação declividade | slot: vaga encaixe | slow: lento | small: pequeno pequena | smallest: menor | smoker: fumante fumador
smooth: suave alisar suavizar | snag: obstáculo | snow: neve | soaking: encharcado | social: sociais previdência | software: programas | soil: solo terra
sold: vendido vendida | sole: único | solely: somente unicamente | solid: sólido | solute: soluto | solution: solução | solve: resolver resolve
solvent: solvente | somewhat: pouco algo | sort: ordenar classificar ordena ordenação classificação classifica | sorted: ordenado classificado | sound: som
source: fonte origem | south: sul | sowing: semeadura sementeira plantio | space: espaço espaços espaco branco | spaces: espaços brancos espacos
span: vão abrangência | spare: reserva sobressalente | special: especial especiais | species: espécie espécies | specification: especificação
specified: especificado especificada | spectrum: espectro | speed: velocidade | spent: gasto | spirit: espírito | splash: respingo | spline: interpolação
split: dividir separar desdobrar | spool: impressão | sport: esporte desporto | spot: ponto | spouse: cônjuge conjuge esposa | sprayed: pulverizado
spread: espalhar | spreadsheet: planilha | sqrt: raiz raizquadrada | square: quadrado quadrada | stability: estabilidade | stable: estável
stack: pilha empilhar | staff: funcionários quadro | stage: estágio fase etapa | stamp: carimbo selo | standard: padrão norma
start: início iniciar inicia começar inicio começo | starter: entrada | startup: inicialização arranque | stat: estatística | state: estado uf situação
statement: extrato instrução extracto declaração comando | static: estático | station: estação posto | statistics: estatística estatísticas
status: situação estado sts situacao | std: padrão | steady: estável permanente | steel: aço | step: passo passos etapa | still: ainda
stmt: instrução comando extrato | stock: estoque existências ações existência estq | stockholder: acionista | stocktake: inventário | stop: parar parada pare
storage: armazenamento memória armazenagem | store: loja armazenar guardar gravar lojas armazém | stored: armazenado guardado | storms: tempestades tempestade
str: cadeia | strain: deformação | strategy: estratégia | stream: corrente riacho ribeiro | street: rua avenida logradouro | strength: força | stress: tensão
strict: rigoroso | string: cadeia texto cadeias | strip: retirar faixa | strong: forte | structural: estrutural | structure: estrutura estruturas
student: aluno alunos estudante aluna discente | study: estudo estudar | style: estilo | sub: subtrair subrotina | subcommand: subcomando
subject: assunto disciplina sujeito matéria | submit: submeter enviar | subprograms: subprogramas subprograma | subroutine: subrotina subrotinas rotina
subscribed: inscrito assinado subscrito | subscriber: assinante subscritor | subscript: subscrito índice indice indexador | subsequent: subsequente posterior
subset: subconjunto | subsidence: subsidência | subsidiary: subsidiária filial | subsidy: subsídio subvenção | substitute: substituir substituto
substitution: substituição | subsystem: subsistema | subtotal: subtotais parcial | subtract: subtrair subtrai diminuir subtração | suburb: bairro subúrbio
success: sucesso êxito | successful: sucesso êxito | successfully: sucesso êxito | suction: sucção | sufficient: suficiente | suffix: sufixo | sugar: açúcar
sugarcane: cana | suggest: sugerir | suggestions: sugestões | suitable: adequado | suite: conjunto | sum: soma somar somatório somatória
summary: resumo sumário sintético | summer: verão | sun: insolação ensolarado | sunflower: girassol | sunrise: nascer | supervisor: encarregado chefia
supplement: suplemento complemento | supplemental: suplementar complementar | supplier: fornecedor fornecedores forn fornec
supply: fornecimento abastecimento fornecer | support: suporte apoio suportar | suppress: suprimir omitir | surcharge: sobretaxa acréscimo | surface: superfície
surgery: cirurgia cirurgias | surname: sobrenome apelido | survey: pesquisa inquérito levantamento | surveyor: agrimensor topógrafo
suspend: suspender suspensão suspenso | swap: trocar troca permutar | swipe: passar | switch: chave comutador interruptor trocar | symbol: símbolo símbolos
symbolic: simbólico | symptom: sintoma | sync: sincronizar sincronismo | syntax: sintaxe | system: sistema sistemas sist | tab: tabela tabulação
table: tabela tabelas mesa tabl | tag: etiqueta | tangent: tangente | tape: fita fitas banda | target: alvo destino | tariff: tarifa tarifário pauta
task: tarefa tarefas | tax: imposto impostos tributo taxa iva icms | taxable: tributável coletável tributado | taxation: tributação
taxpayer: contribuinte contribuintes | tbl: tabela | teacher: professor professores docente | teachers: professores docentes | teaching: ensino docência
team: equipe equipa equipes | technical: técnico técnica | technique: técnica | technology: tecnologia | telephone: telefone fone telef
teleport: teletransporte | teller: caixa | temp: temporário temporária | temperature: temperatura | template: modelo gabarito | temporarily: temporariamente
temporary: temporário temporária trabalho provisório | tenant: inquilino locatário | tenure: posse | term: prazo termo | terminal: terminais
terminate: terminar encerrar termina finalizar | termination: término rescisão encerramento | test: teste testar testa testes | testers: testadores
text: texto textos | themselves: mesmos | theory: teoria | thermal: térmico | thermostat: termostato | thickness: espessura | thin: fino
third: terceiro terceira | thousand: mil milhar milheiro | thread: fio linha | threshold: limiar | throw: lançar | thru: através | thunderstorm: trovoada
ticket: bilhete passagem ingresso | tide: maré marés | tied: amarrado empatado | tier: camada nível | timber: madeira | time: hora tempo horas horário vez hr
timeout: esgotado | timer: temporizador | timestamp: datahora carimbo | tip: gorjeta ponta dica | tire: pneu | title: título titulo títulos tit
today: hoje dthoje | toggle: alternar | token: ficha símbolo | tolerance: tolerância | tomorrow: amanhã | ton: tonelada toneladas | tool: ferramenta ferramentas
tot: totais soma | total: totais totalizar soma totaliza tot | totals: totais somas | touch: tocar | tourism: turismo | town: cidade vila município
trace: rastrear traço rastreio | track: trilha pista rastrear | tractor: trator | trade: comércio negociação | trademark: marca | trader: comerciante
traditional: tradicional | trailer: rodapé reboque | trailing: direita | trainee: estagiário | training: treinamento formação | trajectory: trajetória
trans: transação | transaction: transação transações transacção lançamento movimento transac transacao | transcript: histórico
transfer: transferência transferir transfere transf | transform: transformar transforma | transformation: transformação | transient: transitório
transition: transição | translate: traduzir traduz converter | translation: tradução | transmission: transmissão | transport: transporte transportar transportes
transpose: transposta transpor | trap: armadilha capturar | travel: viagem viagens | traveler: viajante | treasurer: tesoureiro | treasury: tesouraria tesouro
treat: tratar trata | treatment: tratamento | tree: árvore árvores | trial: experiência balancete | triangle: triângulo | tribunal: tribunais
tridiagonal: tridiagonais | trigger: gatilho disparar | trim: aparar | trip: viagem | trk: trilha | trouble: problema | truck: caminhão camião caminhões
truncate: truncar trunca | truncated: truncado | truncation: truncamento | trust: confiança | tuition: mensalidade propina propinas | turbulence: turbulência
turbulent: turbulento | turnover: faturamento giro facturação | txt: texto | type: tipo tipos tp espécie | typed: digitado | typical: típico
typically: tipicamente | typing: digitação | ultrasound: ultrassom | unable: incapaz impossível | unavailable: indisponível | unchanged: inalterado
unclaimed: reclamado | undefined: indefinido | underflow: esvaziamento | underlying: subjacente | underneath: debaixo abaixo | underpaid: pago
underscore: sublinhado | understocked: desfalcado ruptura | underwrite: subscrever | undo: desfazer anular | unemployment: desemprego | unexpected: inesperado
unformatted: formatado | union: união sindicato | unique: único única unico | unit: unidade unidades unid und | units: unidades unidade
university: universidade faculdade | unknown: desconhecido desconhecida | unload: descarregar descarga | unlock: desbloquear destravar | unmodified: inalterado
unnecessary: desnecessário | unpack: descompactar | unpaid: pendente aberto impago | unread: lida | unset: indefinido | unsigned: sinal
unsuccessful: insucesso | until: até | unused: livre usado | update: atualizar atualiza atualização actualizar alteração actualização atualizado altera
updated: atualizado alterado actualizado | upgrade: atualização melhoria | upload: enviar carregar | upper: superior maiúscula | uppercase: maiúsculas maiúscula
urban: urbano iptu | urgency: urgência | usable: utilizável | usage: uso utilização consumo | use: usar utilizar uso utiliza
used: usado utilizado usada utilizada | user: usuário utilizador usuários utilizadores usu usuario | userid: usuário codusuario utilizador
username: nomeusuario usuário | utility: utilitário utilidade | utilized: utilizado | vacation: férias ferias | vaccine: vacina vacinação | val: valor vlr
valid: válido válida valido validos | validate: validar valida consistir validação criticar crítica | validation: validação consistência crítica validar
validity: validade vigência | value: valor valores vlr vlrs val vl | valve: válvula | var: variável | variable: variável variáveis variavel auxiliar
variables: variáveis variável | variance: variância | variant: variante | variations: variações | variety: variedade | varying: variando variável
vat: iva icms | vector: vetor vetores vectores | vegetable: hortaliça | vehicle: veículo veículos viatura automóvel | velocity: velocidade
vendor: fornecedor vendedor | ver: versão | verb: verbo | verbose: detalhado | verification: verificação conferência | verify: verificar verifica conferir
version: versão versões versao | vertical: verticais | vessel: navio embarcação | veterinary: veterinário | vice: adjunto
view: visão vista visualizar consultar | village: aldeia vila povoado | villages: aldeias | violation: violação | virtual: virtuais | viscosity: viscosidade
viscous: viscoso | visible: visível | visit: visita visitas | visual: visuais | void: anulado vazio | vol: volumes | voltage: tensão voltagem | volume: volumes
volumetric: volumétrico | volunteer: voluntário | vote: voto votos votar | voter: eleitor eleitores | voucher: comprovante vale | vowel: vogal
wage: salário ordenado | wait: esperar aguardar espera aguarde | wall: parede muro | ward: enfermaria | warehouse: armazém depósito almoxarifado armazéns
warm: quente | warning: aviso advertência atenção avisos | warrant: mandado | warranty: garantia | waste: desperdício lixo resíduos | water: água agua águas
watershed: bacia | wave: onda ondas | wavelength: comprimento onda | weather: tempo clima meteorologia | week: semana semanas | weekly: semanal semanalmente
weight: peso pesos | welcome: bemvindo | welding: solda soldadura | welfare: assistência bemestar | well: poço bem | west: oeste | wheat: trigo | wheel: roda
white: branco branca | wholesale: atacado grosso | wide: largo amplo | widen: alargar | widow: viúva viúvo | width: largura larg | wife: esposa mulher cônjuge
wildcard: curinga | wind: vento ventos | window: janela janelas | wine: vinho | winner: vencedor ganhador | winter: inverno | wipe: limpar | wire: fio arame
withdrawal: saque levantamento retirada saques resgate | withheld: retido | withhold: reter retenção | withholding: retenção retido irrf | without: exceto
witness: testemunha | woman: mulher feminino | won: ganhou vencido | wood: madeira | word: palavra palavras | work: trabalho trabalhar | workarea: areatrabalho
workday: diautil expediente | worker: trabalhador operário | workstation: estação posto | world: mundo | wrap: envolver
write: gravar escrever grava escreve gravação gravado | writer: escritor gravador | writing: gravação escrita | written: gravado escrito gravados gravada
wrong: errado errada incorreto | year: ano anos exercício | yearly: anual anualmente | yellow: amarelo | yes: sim | yesterday: ontem
yield: rendimento produtividade | zero: zeros zerar zera nulo | zip: cep codpostal | zipcode: cep codpostal | zodiac: signo | zone: zona zonas
`

import { expect, test } from 'vitest'
import { maskSecrets } from '../../../src/base/secrets/mask-secrets.ts'

const mask = '[masked]'

// What stands in «» is the secret.
const masked = {
  'job control': [
    "//PAYJOB   JOB (ACCT),'PAY',CLASS=A,USER=PAYUSR,PASSWORD=«SYS1PW»",
    '//PAYJOB   JOB (ACCT),USER=PAYUSR,PASSWORD=(«OLDPW1»,«NEWPW1»)',
    '//         PASSWORD=«SECRET»,',
    "//STEP1    EXEC PGM=LOADER,PARM='/USER=PAY,PASSWORD=«ABC123»'",
    "//STEP1    EXEC PGM=LOADER,PARM='USERID(PAY) PASSWORD(«ABC12345»)'",
    '//         SET DBPWD=«TOPSECR»',
    '  DBPASS=«Wint3r»',
    '//SYSIN DD *\n -DB2PW=«HUNTER2»',
  ],
  'security commands': [
    ' ADDUSER PAYUSR DFLTGRP(PAY) OWNER(SYS1) PASSWORD(«NEWPASS»)',
    ' ALTUSER PAYUSR PASSWORD(«N3WPASS») NOEXPIRED',
    ' ALU PAYUSR -\n   PASSWORD(«NEWPASS») -\n   RESUME',
    " ALTUSER PAYUSR PHRASE('«my dog eats 14 cats»')",
    ' PASSWORD PASSWORD(«OLDPW» «NEWPW»)',
    ' PW PASSWORD(«OLDPW1») USER(PAYUSR)',
    '   PASSWORD(«SYS1PW») OWNER(SYS1) -',
    ' RDEFINE PTKTDATA TSOA SSIGNON(KEYMASKED(«E001193519561977»))',
    ' LOGON PAYUSR NEWPASSWORD(«ABC1234»)',
    ' LOGON PAYUSR/«ABCDEFG»/«NEWER77» ACCT(X)',
    'say \'x\'; "ALTUSER PAYUSR PASSWORD(«ABC123») NOEXPIRED"',
  ],
  'data set passwords': [
    ' DEFINE CLUSTER (NAME(PAY.MASTER) MASTERPW(«MSTPW») -',
    '        CONTROLPW(«CTLPW») UPDATEPW(«UPDPW») READPW(«READIT»))',
    ' LISTCAT ENTRIES(PAY.MASTER/X) CATALOG(UCAT) PASSWORD(«XYZ»)',
  ],
  'file transfer': [
    '//FTP EXEC PGM=FTP\n//SYSPRINT DD SYSOUT=*\n//INPUT DD *\nftp.example.org\npayuser\n«geheim»\ncd /in\nput x y\nquit\n/*',
    '//FTP EXEC PGM=FTP,REGION=4M\n//INPUT DD *\nhost.example.org 21\npayuser «geheim»\nascii\nquit\n/*',
    "//FTP EXEC PGM=FTP,PARM='10.1.2.3 (EXIT'\n//INPUT DD *\npayuser\n«geheim»\nput a b",
    '12| //FTP EXEC PGM=FTP\n13| //INPUT DD *\n14| 10.1.2.3\n15| payuser\n16| «geheim»\n17| binary',
    '//FTP EXEC PGM=FTP\n//INPUT DD *\nopen host.example.org\nuser payuser «geheim»\nquit',
    'ftp -n host <<EOF\nquote USER payuser\nquote PASS «geheim»\nEOF',
    'USER payuser «s3cr3t»',
    'PASS «s3cr3t»',
    'machine ftp.example.org login payuser password «geheim»',
    'machine ftp.example.org\n  login payuser\n  password «geheim»',
    'lftp -u payuser,«geheim» sftp://host',
  ],
  databases: [
    "EXEC SQL CONNECT TO DSN1 USER 'PAYUSR' USING '«Pa55w0rd»' END-EXEC.",
    "CONNECT TO DSN1 USER PAYUSR USING '«Pa55w0rd»';",
    'db2 connect to DSN1 user payusr using «hunter»',
    'CONNECT TO DSN1 USER PAYUSR\n   USING «hunter» NEW «hunter9» CONFIRM «hunter9»',
    'CREATE USER pay IDENTIFIED BY "«tiger»"',
    'CONNECT scott/«tiger»@orcl',
    'EXEC SQL CONNECT :U IDENTIFIED BY :P; CONNECT x IDENTIFIED BY «tiger»',
    "ALTER USER pay WITH PASSWORD '«tiger»';",
    "CREATE USER MAPPING FOR X SERVER S OPTIONS (REMOTE_AUTHID 'u', REMOTE_PASSWORD '«tiger»')",
    'jdbc:db2://host:446/DSN1:user=pay;password=«tiger»;',
    'String url = "jdbc:sqlserver://h;databaseName=D;user=sa;password=«tiger9»;encrypt=true";',
    '"Driver={IBM DB2};Server=h;UID=pay;PWD=«tiger»;"',
    'postgresql://pay:«tiger»@db/x',
  ],
  middleware: [
    "DEFINE AUTHINFO(LDAP1) AUTHTYPE(IDPWLDAP) LDAPUSER('cn=x') LDAPPWD('«tiger»')",
    "DEFINE CHANNEL(A.TO.B) CHLTYPE(SDR) USERID('pay') PASSWORD('«tiger»')",
    "EXEC CICS SIGNON USERID('PAY') PASSWORD('«TIGER»') END-EXEC",
    ' CESN USERID=PAY,PS=«TIGER»',
    '/SIGN ON PAY «TIGER»',
    '       DBD NAME=PAYDBD,ACCESS=VSAM,PASSWD=«TIGER1»',
  ],
  programs: [
    "       05 WS-DB-PASSWORD PIC X(8) VALUE '«SECRET01»'.",
    "000100 05  WS-DB-PASSWORD          PIC X(8)                             PAY00010\n000200                             VALUE '«SECRET01»'.                  PAY00020",
    '12|        05 WS-DB-PASSWORD\n13|           PIC X(8)\n14|           VALUE IS "«SECRET»".',
    "       05 WS-PASSWORD PIC X(8).\n          88 DEFAULT-VALUE VALUE '«SYS1PW»'.",
    "           MOVE '«SECRET01»' TO WS-PASSWORD.",
    "           MOVE '«SECRET01»'\n             TO WS-COPY WS-PASSWORD OF WS-LOGON.",
    "           IF WS-USER-PWD = '«SECRET01»' AND X = 'Y'",
    "           IF WS-PASSWORD NOT EQUAL TO '«SECRET01»'",
    "       05 WS-PASSWORD PIC X(8) VALUE '«SECRE…»",
    "DBPWD    DC    CL8'«SECRET01»'",
    "DBPWD    DC    X'«E2C5C3D9C5E3F0F1»'",
    "  DCL DB_PASSWORD CHAR(8) INIT('«SECRET01»');",
    "  DB_PASSWORD = '«SECRET01»';",
    "  pwd = '«tiger»'",
    "MOVE '«SECRET»' TO #PASSWORD",
    "#PASSWORD := '«SECRET»'",
    'private static final String DB_PASSWORD = "«hunter»";',
    'const password: string = "«hunter»"',
    'if (password.equals("«hunter»")) {',
    'ds.setPassword("«hunter»");',
    'props.put("db.password", "«hunter»");',
    'config["password"] = "«hunter»"',
    "connect(user='x', password='«hunter»')",
  ],
  settings: [
    'password: «hunter»',
    '  db_password: "«hunter»"',
    '- password: «hunter2» # old',
    'spring.datasource.password=«hunter»',
    'db.password = «hunter2»',
    'export DB_PASSWORD=«hunter»',
    'export DB_PASSWORD="«hunter two»"',
    '# password=«hunter»',
    '{"user":"x","password":"«hunter»"}',
    '\'{"password":"«hunter»"}\'',
    '"{\\"password\\":\\"«hunter»\\"}"',
    'api_key = "«a1b2c3d4e5»"',
    'client_secret=«a1b2c3d4e5»',
    'aws_secret_access_key = «wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY»',
    '<user name="ibmuser" password="«SYS1»" />',
    '<password>«hunter»</password>',
    '<property name="password" value="«hunter»"/>',
    '<ds password="«{xor}Lz4sLCgwLTs=»"/>',
    'curl -u pay:«hunter» https://x',
    'sshpass -p «hunter» ssh x',
    'mysql --password=«hunter» x',
    'tool --password «hunter2» --verbose',
    'src/app.properties:12:db.password=«hunter»',
    '     7: password = "«hunter»"',
  ],
}

const untouched = {
  'job control': [
    '//PAYJOB   JOB (ACCT),USER=&USR,PASSWORD=&PW',
    '//PAYJOB   JOB (ACCT),USER=&USR,PASSWORD=(&OLD,&NEW)',
    '//PAYJOB   JOB (ACCT),USER=PAY,PASSWORD=',
    '//OUT DD DSN=&&TEMP,DISP=(NEW,PASS)',
    '//* PASSWORD OF THE USER',
    "//S EXEC PGM=X,PARM='PASSWORD=&PWD'",
    '       DBD     NAME=PADFLDBD,ACCESS=(GSAM,BSAM),PASSWD=NO,             C',
    '//FTP EXEC PGM=FTP\n//INPUT DD *\nftp.example.org\npayuser\n&PW\ncd /in\nput x y\nquit',
    '//FTP EXEC PGM=FTP\n//INPUT DD DSN=PAY.CARDS(FTP),DISP=SHR\n//SYSTCPD DD DSN=X.Y,DISP=SHR',
    '//S1 EXEC PGM=SORT\n//SYSIN DD *\n  SORT FIELDS=COPY\n  OMIT COND=X\n  END\n/*',
  ],
  'security commands': [
    ' ALTUSER PAYUSR NOPASSWORD',
    ' ALTUSER &USER PASSWORD(&PASS)',
    ' PASSWORD USER(PAYUSR) INTERVAL(30)',
    ' PASSWORD USER(PAYUSR) NOINTERVAL',
    ' SETROPTS PASSWORD(INTERVAL(90) HISTORY(12) REVOKE(5))',
    '"ALU" user "PASSWORD("pw") NOEXPIRED"',
  ],
  databases: [
    'EXEC SQL CONNECT TO :LOC USER :USR USING :PWD END-EXEC.',
    'SELECT PASSWORD FROM USERS WHERE PASSWORD = ? AND ID = :ID',
    'WHERE PASSWORD = :WS-PASSWORD',
    'PASSWORD CHAR(8) NOT NULL WITH DEFAULT',
    'INSERT INTO USERS (ID, PASSWORD, NAME) VALUES (:A, :B, :C)',
    'PROCEDURE DIVISION USING USER-AREA PASSWORD-AREA.',
    "CALL 'CONNECT' USING USER-ID PASSWORD.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of a template, as the text has them
    'jdbc:db2://host:446/DSN1:user=${USER};password=${PW};',
    'https://{user}:{password}@host/x',
    'https://$USER:$PASS@host/x',
  ],
  programs: [
    '           MOVE WS-PASSWORD TO DFH-PASSWORD.',
    "           MOVE 'Password can NOT be empty...' TO WS-MESSAGE",
    "           MOVE 'Wrong Password. Try again ...' TO WS-PASSWORD-MSG",
    '           MOVE SPACES TO WS-PASSWORD.',
    "           MOVE 'Y' TO WS-PASSWORD-OK-SW",
    "           MOVE 'SECRET01' TO WS-NAME\n           MOVE WS-PASSWORD TO X.",
    "           MOVE '05' TO TYPE-CODE OF PASSWORD-REC.",
    '           05 WS-PASSWORD PIC X(8).',
    '           05 WS-PASSWORD PIC X(8) VALUE SPACES.',
    "           05 WS-PASSWORD PIC X(8) VALUE '        '.",
    "           05 WS-PASSWORD PIC X(8) VALUE '********'.",
    "           05 WS-PASSWORD PIC X(8).\n           05 WS-NAME PIC X(8) VALUE 'CUSTOMER'.",
    "           05 MSG-PASSWORD PIC X(30) VALUE 'PASSWORD NOT VALID'.",
    "           05 WS-PASSWORD-LABEL PIC X(10) VALUE 'Password:'.",
    "           05 PSW-KEY PIC X(4) VALUE 'ABCD'.",
    '           IF SEC-USR-PWD = WS-USER-PWD',
    '               WHEN PASSWDI OF COSGN0AI = SPACES OR LOW-VALUES',
    '           MOVE FUNCTION UPPER-CASE(PASSWDI OF COSGN0AI) TO',
    '           EXEC CICS VERIFY PASSWORD(WS-PWD) USERID(WS-USER) END-EXEC',
    '           EXEC CICS SIGNON\n                USERID(USRID1)\n                PASSWORD(USRPW1)\n           END-EXEC',
    "           STRING 'PASSWORD=' WS-PWD ';UID=' WS-UID DELIMITED BY SIZE",
    "           DISPLAY 'INVALID PASSWORD'",
    "           DISPLAY 'PASSWORD: ' WS-X",
    "           DISPLAY WS-PASSWORD ' IS WRONG'",
    "               INITIAL='Password:'",
    "               INITIAL='Type your User ID and Password, then press ENTE-",
    'PASSWD  DFHMDF ATTRB=(DRK,FSET,UNPROT),                                -',
    '           02  PASSWDL    COMP  PIC  S9(4).',
    "PWDLEN   DC    H'8'",
    "DBPWD    DC    CL8' '",
    'DBPWD    DS    CL8',
    'this.password = password;',
    'String password = request.getParameter("password");',
    'char[] password = System.getenv("MVNW_PASSWORD").toCharArray();',
    'return new PasswordAuthentication(username, password);',
    'password: string;',
    'pwd=os.getcwd()',
    'connect(user=user, password=secret_value)',
    'password=credentials, x=1)',
    'passwordEncoder.encode("x")',
    'f"password={pw}&x=1"',
    '"password=" + pw + ";"',
    'label.setText("Password: required");',
    "TOKEN = 'IDENT'",
  ],
  settings: [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of a shell, as the text has it
    'password: ${DB_PASSWORD}',
    'password: {{ vault_password }}',
    'password: !vault |',
    'password=%PASSWORD%',
    'password=$1',
    'password: ""',
    'password: null',
    'password:',
    'PWD=/home/user',
    'pwd=`pwd`',
    'cd $(pwd)',
    'mysql --password=$PW x',
    'use --password to give the password',
    'Type --password followed by a word',
    'Password must be 8 characters',
    '* The password: it must be 8 characters long.',
    'Password: required',
    'password.min.length=8',
    'sha256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    '"integrity": "sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg=="',
    'commit 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12',
    'users log in with machine and password; login or password is wrong',
    'User enters data',
    'pass control',
  ],
}

for (const [kind, lines] of Object.entries(masked)) {
  test.each(lines)(`${kind}: masked in %s`, (line) => {
    const text = line.replace(/[«»]/g, '')
    const result = maskSecrets(text)
    expect(result.text).toBe(line.replace(/«[^»]*»/g, mask))
    expect(result.count).toBe(line.split('«').length - 1)
    expect(result.rules.length).toBeGreaterThan(0)
    expect(maskSecrets(result.text)).toEqual({ text: result.text, count: 0, rules: [] })
  })
}

for (const [kind, lines] of Object.entries(untouched)) {
  test.each(lines)(`${kind}: untouched is %s`, (line) => {
    expect(maskSecrets(line)).toEqual({ text: line, count: 0, rules: [] })
  })
}

test.each(['1| ', '123: ', '  12| ', 'src/jcl/PAY.jcl:12:'])('behind the prefix %j nothing differs', (prefix) => {
  const prefixed = (text: string) => text.replace(/^/gm, prefix)
  for (const line of Object.values(masked).flat()) {
    if (/^[^\n]*?\d[|:]/.test(line)) continue
    expect(maskSecrets(prefixed(line.replace(/[«»]/g, ''))).text).toBe(prefixed(line.replace(/«[^»]*»/g, mask)))
  }
  for (const line of Object.values(untouched).flat()) expect(maskSecrets(prefixed(line)).text).toBe(prefixed(line))
})

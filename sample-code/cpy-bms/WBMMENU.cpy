       01  MENUMAPI.
           02  FILLER PIC X(12).
           02  MNUSERL    COMP  PIC  S9(4).
           02  MNUSERF    PICTURE X.
           02  FILLER REDEFINES MNUSERF.
             03 MNUSERA    PICTURE X.
           02  MNUSERI  PIC X(8).
           02  MNTXT1L    COMP  PIC  S9(4).
           02  MNTXT1F    PICTURE X.
           02  FILLER REDEFINES MNTXT1F.
             03 MNTXT1A    PICTURE X.
           02  MNTXT1I  PIC X(30).
           02  MNTXT2L    COMP  PIC  S9(4).
           02  MNTXT2F    PICTURE X.
           02  FILLER REDEFINES MNTXT2F.
             03 MNTXT2A    PICTURE X.
           02  MNTXT2I  PIC X(30).
           02  MNTXT3L    COMP  PIC  S9(4).
           02  MNTXT3F    PICTURE X.
           02  FILLER REDEFINES MNTXT3F.
             03 MNTXT3A    PICTURE X.
           02  MNTXT3I  PIC X(30).
           02  MNOPTL    COMP  PIC  S9(4).
           02  MNOPTF    PICTURE X.
           02  FILLER REDEFINES MNOPTF.
             03 MNOPTA    PICTURE X.
           02  MNOPTI  PIC X(1).
           02  MNMSGL    COMP  PIC  S9(4).
           02  MNMSGF    PICTURE X.
           02  FILLER REDEFINES MNMSGF.
             03 MNMSGA    PICTURE X.
           02  MNMSGI  PIC X(60).
       01  MENUMAPO REDEFINES MENUMAPI.
           02  FILLER PIC X(12).
           02  FILLER PICTURE X(3).
           02  MNUSERO  PIC X(8).
           02  FILLER PICTURE X(3).
           02  MNTXT1O  PIC X(30).
           02  FILLER PICTURE X(3).
           02  MNTXT2O  PIC X(30).
           02  FILLER PICTURE X(3).
           02  MNTXT3O  PIC X(30).
           02  FILLER PICTURE X(3).
           02  MNOPTO  PIC X(1).
           02  FILLER PICTURE X(3).
           02  MNMSGO  PIC X(60).

import { expect, test } from 'vitest'
import { said } from './linked.ts'

test('FORTRAN 77 in columns: continued lines, arrays, entries', () => {
  expect(
    said({
      'a.f': [
        'C     Main program of the plant',
        '      PROGRAM PLANT',
        '      REAL X(10), Y',
        '      CALL INIT(X,',
        "     1          'CALL NOT(1)')",
        '      Y = RATE(3) + X(2)',
        '      IF (Y .GT. 0) CALL report(Y)',
        '      END',
        'C     Sets up',
        'C     everything.',
        '      SUBROUTINE INIT(A, TXT)',
        '      REAL A(*)',
        '      A(1) = 0',
        '      ENTRY INIT2(A)',
        '      RETURN',
        '      END',
        '',
        '      REAL FUNCTION RATE(N)',
        '      RATE = N * 2',
        '      END',
      ],
    }),
  ).toEqual({
    units: ['2-8 PLANT [1-1]', '11-16 INIT [9-10]', '14-16 INIT.INIT2', '18-20 RATE'],
    edges: ['4 PLANT > INIT in a.f', '6 PLANT > RATE in a.f', '7 PLANT > report'],
  })
})

test('a routine that is handed on as an argument is used there', () => {
  expect(
    said({
      'a.f': [
        '      PROGRAM FERRY',
        '      EXTERNAL TIDE, WIND',
        '      WIND2 = 3',
        '      CALL STEER(TIDE, WIND2)',
        '      END',
        '      SUBROUTINE TIDE(X)',
        '      X = 1',
        '      END',
        '      SUBROUTINE WIND(X)',
        '      TIDE = 2',
        '      CALL ROW(TIDE)',
        '      END',
      ],
    }).edges,
  ).toEqual(['4 FERRY > STEER', '4 FERRY > TIDE in a.f', '11 WIND > ROW'])
})

test('a comment in columns that begins with a word of a statement makes no free form', () => {
  expect(
    said({
      'a.f': [
        'CALL SUBROUTINE STOKE TO HEAT THE OVEN',
        'DATA ARE READ FROM CARDS, DO NOT SORT THEM',
        'COMMON TO ALL OVENS',
        '      CALL STOKE',
        'C     CALL COOL',
        '      END',
      ],
      'b.f90': ['  integer :: n', 'call heat(n)', 'end'],
    }).edges,
  ).toEqual(['4 A > STOKE', '2 B > heat'])
})

test('Fortran 90: modules, interfaces, procedures in procedures', () => {
  expect(
    said({
      'b.f90': [
        'module stats',
        '  use base, only: total',
        '  implicit none',
        '  type, extends(shape) :: circle',
        '    real :: r',
        '  contains',
        '    procedure :: area => circle_area',
        '  end type circle',
        '  interface',
        '    subroutine ext(a)',
        '      real :: a',
        '    end subroutine ext',
        '  end interface',
        'contains',
        '  ! Mean of x',
        '  pure function mean(x) result(m)',
        '    real, intent(in) :: x(:)',
        '    real :: m',
        '    m = sum(x) / size(x) + &',
        '        helper(1)',
        '  contains',
        '    integer function helper(i)',
        '      integer, intent(in) :: i',
        '      helper = i',
        '    end function',
        '  end function mean',
        '  Subroutine REPORT(y)',
        '    call Mean(y); call ext(y)',
        '    print *, "call mean(x)"',
        '  end subroutine',
        'end module stats',
        'module base',
        'contains',
        '  real function total()',
        '  end function',
        'end module',
      ],
    }),
  ).toEqual({
    units: [
      '1-31 stats',
      '4-8 stats.circle',
      '7-7 circle.area',
      '16-26 stats.mean [15-15]',
      '22-25 mean.helper',
      '27-30 stats.REPORT',
      '32-36 base',
      '34-35 base.total',
      '10-12 ext declared',
    ],
    edges: [
      '2 stats copy > base in b.f90',
      '20 mean > mean.helper in b.f90',
      '28 REPORT > stats.mean in b.f90',
      '28 REPORT > ext in b.f90',
    ],
  })
})

test('Visual Basic: calls with and without brackets, functions in expressions', () => {
  expect(
    said({
      'c.bas': [
        'Attribute VB_Name = "Billing"',
        'Option Explicit',
        'Private Declare Function GetTick Lib "kernel32" () As Long',
        'Private total As Currency',
        "' Adds up",
        'Public Sub Run(ByVal Id As Long)',
        '    Dim rate As Double',
        '    rate = GetRate(Id)',
        '    Call Post(Id, rate)',
        '    Notify "Run Post", Id: If Id < 0 Then End',
        '    End',
        '    If rate > 0 Then Notify "x" Else Post Id, 0',
        '    total = LastTotal',
        'End Sub',
        'Private Sub Post(a, b)',
        'End Sub',
        'Sub Notify(msg As String, Optional x)',
        '    MsgBox msg & _',
        '      GetRate(1)',
        'End Sub',
        'Public Function GetRate(ByVal i As Long) As Double',
        '    GetRate = 3',
        'End Function',
        'Function LastTotal() As Double',
        'End Function',
        'Property Get Name() As String',
        'End Property',
      ],
    }),
  ).toEqual({
    units: ['6-14 Run [5-5]', '15-16 Post', '17-20 Notify', '21-23 GetRate', '24-25 LastTotal', '26-27 Name', '3-3 GetTick declared'],
    edges: [
      '8 Run > GetRate in c.bas',
      '9 Run > Post in c.bas',
      '10 Run > Notify in c.bas',
      '12 Run > Notify in c.bas',
      '12 Run > Post in c.bas',
      '13 Run > LastTotal in c.bas',
      '19 Notify > GetRate in c.bas',
    ],
  })
})

test('Ruby: a block ends in the column where it begins', () => {
  expect(
    said({
      'f.rb': [
        "require_relative 'lib/g'",
        '# A till',
        'class Till < Base',
        '  def total(x)',
        '    add x if x > 0',
        '    sum(x) { |y| y }',
        '  end',
        '',
        '  def add(x)',
        '    @x = "#{sum(3)} total(1)"',
        '  end',
        '',
        '  def sum(*a) = a.sum',
        'end',
      ],
    }),
  ).toEqual({
    units: ['3-14 Till [2-2]', '4-7 Till.total', '9-11 Till.add', '13-13 Till.sum'],
    edges: ['5 total > Till.add in f.rb', '6 total > Till.sum in f.rb', '10 add > Till.sum in f.rb'],
  })
})

test('Lua: local functions and functions of tables', () => {
  expect(
    said({
      'g.lua': [
        'local M = {}',
        '-- Adds',
        'function M.add(a, b)',
        '  return helper(a) + b',
        'end',
        'local function helper(x) return x end',
        'M.go = function(x)',
        '  M.add(1, 2)',
        'end',
        'return M',
      ],
    }),
  ).toEqual({ units: ['3-5 M.add [2-2]', '6-6 helper', '7-9 M.go'], edges: ['4 add > helper in g.lua', '8 go > M.add in g.lua'] })
})

test('Ada: packages, bodies in bodies, attributes', () => {
  expect(
    said({
      'h.adb': [
        'with Ada.Text_IO; use Ada.Text_IO;',
        'with Stock.Items;',
        '-- Keeps stock',
        'package body Stock is',
        '   Limit : constant Integer := 10;',
        '   procedure Add (N : Integer);',
        '   function Total return Integer is',
        '   begin',
        "      return Limit'Size + Count (3);",
        '   end Total;',
        '   procedure Add (N : Integer) is',
        '      procedure Inner is',
        '      begin',
        '         null;',
        '      end;',
        '   begin',
        '      if N > 0 then',
        '         Inner;',
        '         declare',
        '            X : Integer := Total;',
        '         begin',
        '            Put ("Add;");',
        '         end;',
        '      end if;',
        '      Stock.Add (N => Total);',
        '   end Add;',
        '   function Count (I : Integer) return Integer is (I * 2);',
        'end Stock;',
      ],
      'stock.ads': ['package Stock is', '   procedure Add (N : Integer);', '   function Total return Integer;', 'end Stock;'],
    }),
  ).toEqual({
    units: ['4-28 Stock [3-3]', '7-10 Stock.Total', '11-26 Stock.Add', '12-15 Add.Inner', '27-27 Stock.Count'],
    edges: [
      '9 Total > Stock.Count in h.adb',
      '18 Add > Add.Inner in h.adb',
      '20 Add > Stock.Total in h.adb',
      '25 Add > Stock.Add in h.adb',
      '25 Add > Stock.Total in h.adb',
    ],
  })
})

test('Python: indentation, decorators, functions in functions, imports', () => {
  expect(
    said({
      'd.py': [
        'import os, util.money as money',
        'from .shapes import Circle, area',
        '"""Doc: foo()"""',
        '',
        '# Makes',
        '# things',
        'class Shop(Base):',
        '    def __init__(self, fn):',
        '        super().__init__()',
        '        self.price(3)',
        '        fn(2)',
        '',
        '    @staticmethod',
        '    def price(x):',
        '        return helper(',
        '            x,',
        '            Circle(1))',
        '',
        'async def helper(a, b=None):',
        '    def inner():',
        '        pass',
        '    inner()',
        '    Shop(1).price(2)',
        '',
        "if __name__ == '__main__':",
        '    helper(1, 2)',
      ],
      'shapes.py': ['class Circle:', '    pass', 'def area(c): return 1'],
    }),
  ).toEqual({
    units: ['7-17 Shop [5-6]', '8-11 Shop.__init__', '14-17 Shop.price', '19-23 helper', '20-21 helper.inner', '1-2 Circle', '3-3 area'],
    edges: [
      '2 d.py copy > shapes.py in shapes.py',
      '10 __init__ > Shop.price in d.py',
      '15 price > helper in d.py',
      '17 price > Circle in shapes.py',
      '22 helper > helper.inner in d.py',
      '23 helper > Shop in d.py',
      '23 helper > Shop.price in d.py',
      '26 d.py > helper in d.py',
    ],
  })
})

test('shell: functions are called where commands stand, also in texts', () => {
  expect(
    said({
      'e.sh': [
        '#!/bin/sh',
        '. ./lib.sh',
        'source "$DIR/lib.sh"',
        '# Says hello',
        'greet() {',
        '  echo "hi $(name_of "$1") log"',
        '  for f in a b; do log "$f"; done',
        '}',
        'function log {',
        '  cat <<EOF',
        'greet',
        'EOF',
        '  test -f x || greet x',
        '}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is scanned
        'name_of() { echo ${1:-x}; }',
        'X=1 greet; if log y; then greet; fi',
        'case $1 in start) greet ;; esac',
      ],
      'lib.sh': ['lib_fn() {', ' :', '}'],
    }),
  ).toEqual({
    units: ['5-8 greet [4-4]', '9-14 log', '15-15 name_of', '1-3 lib_fn'],
    edges: [
      '2 e.sh copy > lib.sh in lib.sh',
      '3 e.sh copy > lib.sh in lib.sh',
      '6 greet > name_of in e.sh',
      '7 greet > log in e.sh',
      '13 log > greet in e.sh',
      '16 e.sh > log in e.sh',
      '16 e.sh > greet in e.sh',
    ],
  })
})

test('an included member of Fortran that defines nothing includes others, by its file name', () => {
  expect(
    said({
      'src/heat.f': ['      SUBROUTINE HEAT', "      INCLUDE 'OVEN.INC'", '      END'],
      'src/OVEN.INC': ['      PARAMETER (NTRAY=12)', "      INCLUDE 'LOAF.INC'", '      REAL T(NTRAY)'],
      'src/LOAF.INC': ['      COMMON /LOAF/ WEIGHT'],
    }).edges.toSorted(),
  ).toEqual(['2 HEAT copy > OVEN.INC in src/OVEN.INC', '2 OVEN.INC copy > LOAF.INC in src/LOAF.INC'])
})

test('an included member of Fortran is found by a part of its path, whatever its extension says', () => {
  expect(
    said({
      'src/heat/heat.f': ['      SUBROUTINE HEAT', "      include 'lib/oven.h'", '      END'],
      'include/lib/oven.h': ['c', '      common /oven/ temp(12)'],
    }).edges,
  ).toEqual(['2 HEAT copy > oven.h in include/lib/oven.h'])
})

test('an ENTRY of Fortran is called from other members', () => {
  expect(
    said({
      'bake.f': ['      SUBROUTINE BAKE', '      CALL COOL1(3)', '      END'],
      'heat.f': ['      SUBROUTINE HEAT(N)', '      N = 1', '      ENTRY COOL1(N)', '      N = 0', '      RETURN', '      END'],
    }).edges,
  ).toEqual(['2 BAKE > HEAT.COOL1 in heat.f'])
})

test('what a CALL of Fortran names is called, also where the code does not have it; a function that it does not have is an array to us', () => {
  expect(said({ 'bake.f': ['      SUBROUTINE BAKE', '      CALL CRUST(3)', '      X = CRUMB(3)', '      END'] }).edges).toEqual([
    '2 BAKE > CRUST',
  ])
})

test('a main program of Fortran without a head bears the name of its member; what is only included is none', () => {
  expect(
    said({
      'bake.f': [
        'C     Bakes until nothing is left.',
        "      INCLUDE 'OVEN.INC'",
        '      REAL T(10)',
        '   10 CALL KNEAD(T)',
        '      IF (T(1) .GT. 0) GOTO 10',
        '      END',
        '      SUBROUTINE KNEAD(T)',
        '      CALL REST(T)',
        '      END',
        '      SUBROUTINE REST(T)',
        '      END',
      ],
      'OVEN.INC': ['      PARAMETER (NTRAY=12)', '      COMMON /OVEN/ HEAT'],
      'first.f': [
        '      BLOCK DATA',
        '      COMMON /OVEN/ HEAT',
        '      DATA HEAT /1.0/',
        '      END',
        '      SUBROUTINE LAST',
        '      END',
      ],
    }),
  ).toEqual({
    units: ['2-6 BAKE [1-1]', '7-9 KNEAD', '10-11 REST', '1-4 FIRST', '5-6 LAST'],
    edges: ['2 BAKE copy > OVEN.INC in OVEN.INC', '4 BAKE > KNEAD in bake.f', '8 KNEAD > REST in bake.f'],
  })
})

test('BLOCK DATA is a unit of its own, in one word or two; without a name it has that of its member', () => {
  expect(
    said({
      'pans.f': [
        '      BLOCK DATA',
        '      DATA A /1/',
        '      END',
        '      BLOCK DATA TINS',
        '      DATA B /2/',
        '      END',
        '      BLOCKDATA LIDS',
        '      END',
      ],
      'free.f90': ['block data', '  common /x/ a', 'end block data', 'subroutine s', 'end subroutine'],
    }).units,
  ).toEqual(['1-3 PANS', '4-6 TINS', '7-8 LIDS', '1-3 FREE', '4-5 s'])
})

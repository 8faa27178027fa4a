import { expect, test } from 'vitest'
import { said } from './linked.ts'

test('procedures bound to a type are called through a variable, by their own and by other names', () => {
  expect(
    said({
      'oven.f90': [
        'module oven',
        '  type :: oven_t',
        '    procedure(warn), pointer, nopass :: hook => null()',
        '  contains',
        '    procedure :: heat',
        '    procedure, public :: cool => oven_cool',
        '    procedure(check_i), deferred :: check',
        '    generic :: set => heat, cool',
        '    final :: shut',
        '  end type',
        '  type, extends(oven_t) :: kiln_t',
        '    type(oven_t) :: inner',
        '  end type',
        'contains',
        '  subroutine heat(self)',
        '    class(oven_t) :: self',
        '  end subroutine',
        '  subroutine oven_cool(self)',
        '    class(oven_t) :: self',
        '    call self%heat()',
        '  end subroutine',
        '  subroutine shut(self)',
        '    type(oven_t) :: self',
        '  end subroutine',
        'end module',
      ],
      'bake.f90': [
        'subroutine bake(k, other)',
        '  use oven',
        '  type(kiln_t), intent(inout) :: k',
        '  call k%cool()',
        '  call other(1)%inner%heat()',
        '  k = kiln_t(oven_t())',
        'end subroutine',
      ],
    }),
  ).toEqual({
    units: [
      '1-25 oven',
      '2-10 oven.oven_t',
      '6-6 oven_t.cool',
      '8-8 oven_t.set',
      '11-13 oven.kiln_t',
      '15-17 oven.heat',
      '18-21 oven.oven_cool',
      '22-24 oven.shut',
      '7-7 oven_t.check declared',
      '1-7 bake',
    ],
    edges: [
      '6 cool > oven.oven_cool in oven.f90',
      '8 set > oven.heat in oven.f90',
      '8 set > oven_t.cool in oven.f90',
      '8 set > oven.oven_cool in oven.f90',
      '9 oven_t > oven.shut in oven.f90',
      '20 oven_cool > oven.heat in oven.f90',
      '2 bake copy > oven in oven.f90',
      '4 bake > oven_t.cool in oven.f90',
      '4 bake > oven.oven_cool in oven.f90',
      '5 bake > oven.heat in oven.f90',
      '6 bake > oven.kiln_t in oven.f90',
      '6 bake > oven.oven_t in oven.f90',
    ],
  })
})

test('a function may give a type; operators between points belong to no name; a word of the language may be called', () => {
  expect(
    said({
      'loaf.f90': [
        'module loaf',
        '  type(loaf_t) function new_loaf(n) result(l)',
        '    if (.not.is_done(n) .and. n .gt. weight(n)) call return(n)',
        '  end function',
        '  pure type (loaf_t) function old_loaf()',
        '  end function',
        '  logical function is_done(n)',
        '  end function',
        '  integer function weight(n)',
        '  end function',
        '  subroutine return(n)',
        '  end subroutine',
        'end module',
      ],
    }),
  ).toEqual({
    units: ['1-13 loaf', '2-4 loaf.new_loaf', '5-6 loaf.old_loaf', '7-8 loaf.is_done', '9-10 loaf.weight', '11-12 loaf.return'],
    edges: ['3 new_loaf > loaf.is_done in loaf.f90', '3 new_loaf > loaf.weight in loaf.f90', '3 new_loaf > loaf.return in loaf.f90'],
  })
})

test('submodules belong to their parents and hold procedures that these declare', () => {
  expect(
    said({
      'parent.f90': [
        'module parent',
        '  interface',
        '    module subroutine sift(a)',
        '    end subroutine',
        '    module function mill(a)',
        '    end function',
        '  end interface',
        'end module',
      ],
      'child.f90': [
        'submodule (parent) child',
        'contains',
        '  module procedure sift',
        '    call grind()',
        '  end procedure sift',
        '  module function mill(a)',
        '  end function',
        '  subroutine grind()',
        '  end subroutine',
        'end submodule child',
        'submodule (parent:child) grandchild',
        'end submodule',
      ],
    }),
  ).toEqual({
    units: [
      '1-8 parent',
      '3-4 sift declared',
      '5-6 mill declared',
      '1-10 child',
      '3-5 child.sift',
      '6-7 child.mill',
      '8-9 child.grind',
      '11-12 grandchild',
    ],
    edges: [
      '1 child copy > parent in parent.f90',
      '11 grandchild copy > parent in parent.f90',
      '11 grandchild copy > child in child.f90',
      '4 sift > child.grind in child.f90',
    ],
  })
})

test('a generic name leads to the procedures that it stands for', () => {
  expect(
    said({
      'knead.f90': [
        'module dough',
        '  use, non_intrinsic :: flour',
        '  interface knead',
        '    module procedure knead_one, knead_many',
        '  end interface knead',
        'contains',
        '  subroutine knead_one(a)',
        '  end subroutine',
        '  integer function knead_many(a)',
        '    knead_many = knead(a)',
        '  end function',
        'end module',
      ],
      'flour.f90': ['module flour', 'end module'],
    }),
  ).toEqual({
    units: ['1-12 dough', '3-5 dough.knead', '7-8 dough.knead_one', '9-11 dough.knead_many', '1-2 flour'],
    edges: [
      '2 dough copy > flour in flour.f90',
      '4 knead > dough.knead_one in knead.f90',
      '4 knead > dough.knead_many in knead.f90',
      '10 knead_many > dough.knead in knead.f90',
    ],
  })
})

test('a name that is declared without bounds and followed by brackets is a function; one with bounds, or whose part is taken, is none', () => {
  expect(
    said({
      'proof.f': [
        '      SUBROUTINE PROOF(X)',
        '      REAL X, RISE, REST(5), SPAN',
        '      DIMENSION SPAN(4)',
        '      CHARACTER*8 NAME, LABEL',
        '      CHARACTER(LEN=5) MARK, MARKS(3)',
        '      X = RISE(X) + REST(2) + SPAN(1)',
        '      NAME = LABEL(1:2) // MARK(X) // MARKS(1)',
        '      END',
        '      REAL FUNCTION RISE(A)',
        '      END',
        '      REAL FUNCTION REST(A)',
        '      END',
        '      REAL FUNCTION SPAN(A)',
        '      END',
        '      CHARACTER*5 FUNCTION MARK(A)',
        '      END',
        '      CHARACTER*5 FUNCTION MARKS(A)',
        '      END',
        '      REAL FUNCTION LABEL(A)',
        '      END',
      ],
    }).edges,
  ).toEqual(['6 PROOF > RISE in proof.f', '7 PROOF > MARK in proof.f'])
})

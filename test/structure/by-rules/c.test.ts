import { expect, test } from 'vitest'
import { linked, said } from './linked.ts'

test('functions, macros, types; prototypes where no body is; comments above', () => {
  const { units } = said({
    'pay.c': [
      '#include "pay.h"',
      '/* Pays.',
      ' * At once. */',
      'static int pay(struct account *a, int (*cmp)(int)) {',
      '    char *s = "not_called(1) }";',
      '    return cmp(1) + ROUND(a->x); // not_called(2)',
      '}',
      'struct account *',
      'find(name, size)',
      '  char *name;',
      '  int size;',
      '{',
      "  if (name[0] == '{') return 0;",
      '  return find(name, size);',
      '}',
      'int table[] = { 1, 2 };',
      'MACRO_LINE(x);',
      'static void late(void);',
      'int main(void) __attribute__((noreturn));',
      'int main(void) { late(); pay(0, 0); lib_only(1); return 0; }',
      'static void late(void) {}',
    ],
    'pay.h': [
      '#define ROUND(x) \\',
      '  round_up((x), 1)',
      '#define LIMIT 10',
      'typedef struct { int x; } entry;',
      'typedef int (*compare)(int);',
      'struct account { int x; };',
      'int lib_only(int a);',
      'int main(void);',
    ],
    'round.c': ['int round_up(int a, int b) { return a + b; }'],
  })
  expect(units).toEqual([
    '4-7 pay [2-3]',
    '8-15 find',
    '20-20 main',
    '21-21 late',
    '1-2 macro ROUND',
    '4-4 entry',
    '5-5 compare',
    '6-6 account',
    '7-7 lib_only declared',
    '1-1 round_up',
  ])
})

test('calls go to what is nearest: static functions of the member, then others; what is defined nowhere is left out', () => {
  const { edges } = said({
    'a.c': [
      '#include "b.h"',
      '#include <string.h>',
      'static void log(int x) {}',
      'void a(int (*log2)(int)) { log(1); log2(2); strlen(""); b(3); }',
    ],
    'b.c': [
      '#include "b.h"',
      'static void log(int x) {}',
      'static void log2(int x) {}',
      'void b(int x) { log(x); a(0); hidden(); return (b)(1); }',
    ],
    'c.c': ['static void hidden(void) {}'],
    'b.h': ['void b(int x);', '#define TWICE(x) b(x); b(x)', 'void a(int (*)(int));'],
    'string.h': ['void own(void);'],
  })
  expect(edges).toEqual([
    '1 a.c copy > b.h in b.h',
    '4 a > log in a.c',
    '4 a > b in b.c',
    '1 b.c copy > b.h in b.h',
    '4 b > log in b.c',
    '4 b > a in a.c',
    '2 TWICE > b in b.c',
  ])
})

test('braces in both branches of an #if, and braces that never match', () => {
  expect(
    said({
      'x.c': [
        'int one(int a) {',
        '#ifdef FAST',
        '  if (a) {',
        '#else',
        '  if (!a) {',
        '#endif',
        '    two();',
        '  }',
        '}',
        '#if A',
        'int two(void) {',
        '#else',
        'int two(int x) {',
        '#endif',
        '  return 1;',
        '}',
        'void broken(void) {',
        '  { BEGIN(',
        '  {',
        'void three(int a) {',
        '  one(a);',
        '}',
      ],
    }),
  ).toEqual({
    units: ['1-9 one', '11-11 two', '13-16 two', '17-19 broken', '20-22 three'],
    edges: ['7 one > two in x.c', '21 three > one in x.c'],
  })
})

test('C++: classes in namespaces, members in and out of their class, overloads, templates', () => {
  expect(
    said({
      'shop.cpp': [
        'namespace shop {',
        'template <class T> class Box : public Base<T> {',
        'public:',
        '  Box() : size_(count(1)) { fill<T>(2); }',
        '  int size() const { return size_; }',
        '  void put(T x);',
        '  bool operator==(const Box &o) const { return o.size() == size(); }',
        'private:',
        '  static int count(int);',
        '};',
        '}',
        'template <class T> void shop::Box<T>::put(T x) { this->count(1); auto s = R"(put( })"; }',
        "int Till::total(Till *t) { Box b(3); return t->put(1'000) + Till::total(t); }",
        'Till::~Till() {}',
      ],
    }),
  ).toEqual({
    units: [
      '2-10 Box',
      '4-4 Box.Box',
      '5-5 Box.size',
      '7-7 Box.operator==',
      '12-12 Box.put',
      '13-13 Till.total',
      '14-14 Till.~Till',
      '9-9 Box.count declared',
    ],
    edges: [
      '4 Box > Box.count in shop.cpp',
      '7 operator== > Box.size in shop.cpp',
      '12 put > Box.count in shop.cpp',
      '13 total > Box.put in shop.cpp',
      '13 total > Till.total in shop.cpp',
    ],
  })
})

test('a name in another case is another function of C; what is asked for is found in any case', () => {
  const graph = linked({ 'a.c': ['void Read(void) {}', 'void read(void) { Read(); }'] })
  expect(graph.edges.map(({ to }) => to.name)).toEqual(['Read'])
  expect(graph.unitsNamed('READ')).toHaveLength(2)
})

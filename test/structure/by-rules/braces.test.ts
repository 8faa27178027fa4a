import { expect, test } from 'vitest'
import { said } from './linked.ts'

test('Java: classes in classes, constructors, anonymous classes, records; methods of the class around', () => {
  expect(
    said({
      'Shop.java': [
        'package com.x;',
        'import com.x.util.Money;',
        'import java.util.List;',
        '/** A shop. */',
        '@Entity(name = "shop")',
        'public class Shop extends Base implements Runnable {',
        '  private final Money total = Money.of(3);',
        '  static { init("x { "); }',
        '  public Shop(int a) { super(a); this.add(a); }',
        '  @Override',
        '  public <T> List<T> add(final int a) throws IOException {',
        '    List<String> l = new ArrayList<>();',
        '    Runnable r = new Runnable() { public void run() { init("y"); } };',
        '    if (a > 0) { return this.<T>add(a - 1); }',
        "    char c = '\"'; total.plus(new Money(1));",
        '    return switch (a) { case 1 -> find(a); default -> null; };',
        '  }',
        '  abstract void later();',
        '  static void init(String s) {}',
        '  enum Kind { A, B { void x() {} }; Kind next() { return values()[0]; } }',
        '  record Pair(int a, int b) { int sum() { return a + b; } }',
        '  class Inner { void go() { init("z"); Shop.init("w"); } }',
        '}',
      ],
      'Money.java': [
        'package com.x.util;',
        'public class Money extends Base {',
        '  public static Money of(int x) { return new Money(x); }',
        '  Money(int x) {}',
        '  Money plus(Money m) { find(1); return this; }',
        '}',
        'class Base { Object find(int i) { return null; } }',
      ],
    }),
  ).toEqual({
    units: [
      '5-23 Shop [4-4]',
      '9-9 Shop.Shop',
      '10-17 Shop.add',
      '19-19 Shop.init',
      '20-20 Shop.Kind',
      '20-20 Kind.next',
      '21-21 Shop.Pair',
      '21-21 Pair.sum',
      '22-22 Shop.Inner',
      '22-22 Inner.go',
      '2-6 Money',
      '3-3 Money.of',
      '4-4 Money.Money',
      '5-5 Money.plus',
      '7-7 Base',
      '7-7 Base.find',
    ],
    edges: [
      '2 Shop copy > Money in Money.java',
      '7 Shop > Money.of in Money.java',
      '8 Shop > Shop.init in Shop.java',
      '9 Shop > Shop.add in Shop.java',
      '13 add > Shop.init in Shop.java',
      '14 add > Shop.add in Shop.java',
      '15 add > Money.plus in Money.java',
      '15 add > Money in Money.java',
      '16 add > Base.find in Money.java',
      '22 go > Shop.init in Shop.java',
      '3 of > Money.Money in Money.java',
      '5 plus > Base.find in Money.java',
    ],
  })
})

test('C#: verbatim texts, properties, methods of one expression', () => {
  expect(
    said({
      'Till.cs': [
        'using System;',
        'using Acme.Shop;',
        '#region Till',
        'namespace Acme {',
        '  /// <summary>A till</summary>',
        '  [Serializable]',
        '  public partial class Till<T> : Base<T> where T : class {',
        '    public int Total { get { return Count(1); } set => _t = value; }',
        '    public string Path = @"c:\\x\\"; // Count(2)',
        '    public Till() : base(1) { Add($"a{1}", """raw "Count(3)" """); }',
        '    public async Task<int> Add(string a, params int[] b) {',
        '      var x = await Run<int>(() => Count(4));',
        '      return x;',
        '    }',
        '    private int Count(int i) => i > 0 ? Count(i - 1) : 0;',
        '    public static T Run<T>(Func<T> f) where T : struct { return f(); }',
        '  }',
        '#endregion',
        '}',
      ],
    }),
  ).toEqual({
    units: ['6-17 Till [5-5]', '10-10 Till.Till', '11-14 Till.Add', '15-15 Till.Count', '16-16 Till.Run'],
    edges: [
      '8 Till > Till.Count in Till.cs',
      '10 Till > Till.Add in Till.cs',
      '12 Add > Till.Run in Till.cs',
      '12 Add > Till.Count in Till.cs',
      '15 Count > Till.Count in Till.cs',
    ],
  })
})

test('Kotlin: functions of one expression, companions, extensions', () => {
  expect(
    said({
      'a.kt': [
        'package x',
        '// Box',
        'data class Box(val a: Int) : Base(), Sized {',
        '    val b = make(a)',
        '    companion object {',
        '        fun make(x: Int): Int = twice(x)',
        '            .plus(1)',
        '        fun twice(x: Int) = x * 2',
        '    }',
        '    override fun size(): Int {',
        '        return list.map { twice(it) }.sum()',
        '    }',
        '    interface In { fun go(): Unit',
        '      fun stop() }',
        '}',
        'fun Box.grow(by: Int = 1) = Box(a + by)',
        'object Single { fun get() = Box(1) }',
        'fun <T> main(args: Array<T>) {',
        '    Single.get().grow(2)',
        '}',
      ],
    }),
  ).toEqual({
    units: [
      '3-15 Box [2-2]',
      '6-7 Box.make',
      '8-8 Box.twice',
      '10-12 Box.size',
      '13-14 Box.In',
      '16-16 Box.grow',
      '17-17 Single',
      '17-17 Single.get',
      '18-20 main',
      '13-13 In.go declared',
      '14-14 In.stop declared',
    ],
    edges: [
      '4 Box > Box.make in a.kt',
      '6 make > Box.twice in a.kt',
      '11 size > Box.twice in a.kt',
      '16 grow > Box in a.kt',
      '17 get > Box in a.kt',
      '19 main > Single.get in a.kt',
      '19 main > Box.grow in a.kt',
    ],
  })
})

test('TypeScript: functions as values, methods, templates, imports by path', () => {
  expect(
    said({
      'm.ts': [
        "import { helper, type Other } from './lib/helper.ts'",
        'import def from "./lib"',
        "export { x } from './lib/x.js'",
        'export interface Shape { area(): number; name: string }',
        'export type Fn = (a: string) => void',
        '/** Adds. */',
        'export const add = (a: number, b = { c: 1 }): number => {',
        '  return helper(a) + inner(b)',
        '}',
        'const short = (x: number) => helper(x)',
        'const obj = { run() { return helper(1) }, go: () => add(1) }',
        'function inner<T extends { a: 1 }>(x: T): { a: number } {',
        '  const helper = (y: T) => y',
        '  helper(x)',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is scanned
        '  return { a: `${add(1, 2)} add(3)`.length }',
        '}',
        'export default class Box<T> extends Base {',
        '  #size = add(1)',
        '  constructor(private readonly a: T) { super(); this.grow() }',
        '  get size(): number { return this.#size }',
        '  static of<T>(x: T): Box<T> { return new Box<T>(x) }',
        "  async *grow(by = 1) { for (const x of [1]) { yield /add\\(/.test('x') / 2; obj.run() } }",
        '  handler = async (e: Event) => { this.grow(); await def() }',
        '}',
        'module.exports.legacy = function (a) { return short(a) }',
        'Box.prototype.old = function () { add(2) }',
        'if (add(1)) { short(2) }',
      ],
      'lib/helper.ts': ['export function helper(x) { return x }', 'export default function () {}'],
      'lib/index.ts': ['export default function def() {}'],
      'lib/x.js': ['export const x = 1'],
    }),
  ).toEqual({
    units: [
      '4-4 Shape',
      '5-5 Fn',
      '7-9 add [6-6]',
      '10-10 short',
      '12-16 inner',
      '17-24 Box',
      '19-19 Box.constructor',
      '20-20 Box.size',
      '21-21 Box.of',
      '22-22 Box.grow',
      '23-23 Box.handler',
      '25-25 legacy',
      '26-26 Box.old',
      '1-1 helper',
      '1-1 def',
    ],
    edges: [
      '1 m.ts copy > helper.ts in lib/helper.ts',
      '2 m.ts copy > index.ts in lib/index.ts',
      '3 m.ts copy > x.js in lib/x.js',
      '8 add > helper in lib/helper.ts',
      '8 add > inner in m.ts',
      '10 short > helper in lib/helper.ts',
      '11 m.ts > helper in lib/helper.ts',
      '11 m.ts > add in m.ts',
      '15 inner > add in m.ts',
      '18 Box > add in m.ts',
      '19 constructor > Box.grow in m.ts',
      '21 of > Box in m.ts',
      '23 handler > Box.grow in m.ts',
      '23 handler > def in lib/index.ts',
      '25 legacy > short in m.ts',
      '26 old > add in m.ts',
      '27 m.ts > add in m.ts',
      '27 m.ts > short in m.ts',
    ],
  })
})

test('Go: methods stand outside their type, and variables hold functions', () => {
  expect(
    said({
      'a.go': [
        'package main',
        'import "fmt"',
        '// Stack of T',
        'type Stack[T any] struct { items []T }',
        'type Reader interface { Read() int }',
        'func (s *Stack[T]) Push(x T) (int, error) {',
        '	n := helper',
        '	n(1)',
        '	return len(s.items), nil',
        '}',
        'func helper(a int) int { return a }',
        'func main() {',
        '	s := Stack[int]{}',
        '	s.Push(helper(`x helper(`[0]))',
        '	go func() { helper(2) }()',
        '}',
      ],
    }),
  ).toEqual({
    units: ['4-4 Stack [3-3]', '5-5 Reader', '6-10 Stack.Push', '11-11 helper', '12-16 main'],
    edges: ['14 main > Stack.Push in a.go', '14 main > helper in a.go', '15 main > helper in a.go'],
  })
})

test('Rust: implementations belong to their type; lifetimes are no texts', () => {
  expect(
    said({
      'a.rs': [
        'mod util;',
        'use crate::shape::Circle;',
        '/// A point',
        "pub struct Point<'a> { x: &'a str }",
        "impl<'a> Shape for Point<'a> {",
        "    fn area(&self) -> f64 { let c = '{'; self.side(2) * util::half(1.0) }",
        '    fn side(&self, n: u8) -> f64 { 1.0 }',
        '}',
        'trait Shape { fn area(&self) -> f64; }',
        'pub fn main() where i32: Copy { let p = Point::new("main("); p.area(); /* nested /* main() */ */ }',
        "impl Point<'_> { pub fn new(x: &str) -> Self { main(); Point { x } } }",
      ],
      'util.rs': ['pub fn half(x: f64) -> f64 { x }'],
    }),
  ).toEqual({
    units: [
      '4-4 Point [3-3]',
      '6-6 Point.area',
      '7-7 Point.side',
      '9-9 Shape',
      '10-10 main',
      '11-11 Point.new',
      '9-9 Shape.area declared',
      '1-1 half',
    ],
    edges: [
      '1 a.rs copy > util.rs in util.rs',
      '6 area > Point.side in a.rs',
      '6 area > half in util.rs',
      '10 main > Point.new in a.rs',
      '10 main > area ? in a.rs',
      '11 new > main in a.rs',
    ],
  })
})

test('PHP: only what stands in its marks; names in any case; here-documents', () => {
  expect(
    said({
      'a.php': [
        '<?php',
        "require_once __DIR__ . '/lib.php';",
        'use App\\Models\\User;',
        '# Pays',
        'function pay($a, &$b = null): int { return total($a) + User::find(1); }',
        'abstract class Order extends Base {',
        '  public function total($x) { return $this->sum($x) . <<<EOT',
        ' pay(1) {',
        'EOT;',
        '  }',
        '  protected static function sum($x) { return PAY($x); }',
        '}',
        '$o = new Order(); $o->total(2); pay(1);',
      ],
      'lib.php': ['<?php function total($x) { return "pay(2)"; }'],
      'user.php': ['<?php class User { static function find($i) {} }'],
    }),
  ).toEqual({
    units: ['5-5 pay [4-4]', '6-12 Order', '7-10 Order.total', '11-11 Order.sum', '1-1 total', '1-1 User', '1-1 User.find'],
    edges: [
      '2 a.php copy > lib.php in lib.php',
      '3 a.php copy > User in user.php',
      '5 pay > total in lib.php',
      '5 pay > User.find in user.php',
      '7 total > Order.sum in a.php',
      '11 sum > pay in a.php',
      '13 a.php > Order in a.php',
      '13 a.php > Order.total in a.php',
      '13 a.php > pay in a.php',
    ],
  })
})

test('Perl: packages, documentation, patterns', () => {
  expect(
    said({
      'a.pl': [
        '#!/usr/bin/perl',
        'use strict; use Shop::Till;',
        'require "lib.pl";',
        '=pod',
        'sub not_this { }',
        '=cut',
        '# Runs',
        'sub run {',
        '  my ($x) = @_;',
        '  add($x); &add(1); Shop::Till->open(2); $self->close(3);',
        '  if ($x =~ /add\\({/) { print "add(4)"; }',
        '  return Shop::Till::sum($x);',
        '}',
        'sub add { return $#_; }',
        'run(1);',
      ],
      'Shop/Till.pm': ['package Shop::Till;', 'sub open { }', 'sub close { }', 'sub sum { }', '1;'],
    }),
  ).toEqual({
    units: ['8-13 run [4-7]', '14-14 add', '1-1 Till', '2-2 Till.open', '3-3 Till.close', '4-4 Till.sum'],
    edges: [
      '2 a.pl copy > Till in Shop/Till.pm',
      '10 run > add in a.pl',
      '10 run > Till.open in Shop/Till.pm',
      '10 run > Till.close in Shop/Till.pm',
      '12 run > Till.sum in Shop/Till.pm',
      '15 a.pl > run in a.pl',
    ],
  })
})

test('Java in CICS: programs, files and queues by the names that their objects get', () => {
  const { edges } = said({
    'Orders.java': [
      'import com.ibm.cics.server.KSDS;',
      'import com.ibm.cics.server.Program;',
      'public class Orders {',
      '  private static final String FILE = "ORDERS";',
      '  private KSDS file = new KSDS();',
      '  private Customer customer = new Customer();',
      '  void price() {',
      '    Program pricing = new Program();',
      '    pricing.setName("ORDPRICE");',
      '    file.setName(FILE);',
      '    customer.setName("SMITH");',
      '  }',
      '}',
    ],
    'Other.java': ['public class Other { void of() { Program p = new Program(); p.setName("NOTHIS"); } }'],
  })
  expect(edges).toEqual(['9 Orders link > program ORDPRICE', '10 Orders file > file ORDERS ? move'])
})

import { expect, test } from 'vitest'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'
import { linked, said } from './linked.ts'

const bank = [
  'unit Bank;',
  '{ procedure NotThis; }',
  'interface',
  'uses SysUtils, Money.Types;',
  'const Rate = 3;',
  'type',
  '  TAccount = class;',
  '  TBase = class(TObject)',
  '    procedure Close; virtual; abstract;',
  '  end;',
  '  // Holds money',
  '  TAccount = class(TBase)',
  '  private',
  '    FTotal: Integer;',
  '    function GetTotal: Integer;',
  '  public',
  '    constructor Create(AOwner: TObject);',
  '    class function Make: TAccount; static;',
  '    procedure Close; override;',
  '    property Total: Integer read GetTotal;',
  '  end;',
  'procedure Audit(const Name: string);',
  'implementation',
  'procedure Audit(const Name: string);',
  '  procedure Inner;',
  '  begin',
  "    WriteLn('Audit; Close');",
  '  end;',
  'begin',
  '  Inner;',
  '  if Rate > 2 then INNER else Inner;',
  'end;',
  '{ TAccount }',
  'constructor TAccount.Create(AOwner: TObject);',
  'begin',
  '  inherited Create;',
  '  FTotal := GetTotal + Total;',
  "  case FTotal of 1: Audit('x'); end;",
  'end;',
  'class function TAccount.Make: TAccount;',
  'begin Result := TAccount.Create(nil) end;',
  'function TAccount.GetTotal: Integer;',
  'begin Result := RoundUp(1) end;',
  'procedure TAccount.Close;',
  'var Audit: Integer;',
  'begin',
  '  Audit := 1; inherited; inherited Close;',
  '  with Make do Close;',
  'end;',
  'initialization',
  "  Audit('start');",
  'end.',
]
const money = ['unit Money.Types;', 'interface', "function RoundUp(x: Integer): Integer; external 'money.dll';", 'implementation', 'end.']

test('Delphi: bodies are the definitions; classes, nested routines, calls in any case', () => {
  expect(said({ 'Bank.pas': bank, 'money.types.pas': money })).toEqual({
    units: [
      '1-52 Bank',
      '8-10 Bank.TBase',
      '12-21 Bank.TAccount [11-11]',
      '24-32 Bank.Audit',
      '25-28 Audit.Inner',
      '34-39 TAccount.Create [33-33]',
      '40-41 TAccount.Make',
      '42-43 TAccount.GetTotal',
      '44-49 TAccount.Close',
      '9-9 TBase.Close declared',
      '1-5 Money.Types',
      '3-3 Money.Types.RoundUp declared',
    ],
    edges: [
      '4 Bank copy > Money.Types in money.types.pas',
      '30 Audit > Audit.Inner in Bank.pas',
      '31 Audit > Audit.Inner in Bank.pas',
      '37 Create > TAccount.GetTotal in Bank.pas',
      '38 Create > Bank.Audit in Bank.pas',
      '41 Make > TAccount.Create in Bank.pas',
      '43 GetTotal > Money.Types.RoundUp in money.types.pas',
      '47 Close > TBase.Close in Bank.pas',
      '48 Close > TAccount.Make in Bank.pas',
      '48 Close > TAccount.Close in Bank.pas',
      '51 Bank > Bank.Audit in Bank.pas',
    ],
  })
})

test('asked for by name, in any case and with the class', () => {
  const index = createStructureQueries(linked({ 'Bank.pas': bank, 'money.types.pas': money }), () => ({
    checkedAt: 0,
    durationMs: 0,
    scanned: 0,
    reused: 0,
  }))
  expect(index.where('taccount.close').definitions.map(({ startLine }) => startLine)).toEqual([44])
  expect(index.where('CLOSE').definitions.map(({ startLine }) => startLine)).toEqual([44, 9])
  const lines = (name: string) => index.callers(name).subjects.flatMap(({ references }) => references.map(({ line }) => line))
  expect(lines('audit')).toEqual([38, 51])
  expect(lines('TBase.Close')).toEqual([47])
  expect(lines('TAccount.Close')).toEqual([48])
  expect(index.missing().missing).toEqual([])
})

test('both branches of an {$IFDEF} and a lost end cost no more than their routine', () => {
  expect(
    said({
      'p.dpr': [
        'program P;',
        '{$IFDEF A}',
        'procedure One(x: Integer);',
        '{$ELSE}',
        'procedure One(x: Int64);',
        '{$ENDIF}',
        'begin',
        'end;',
        'procedure Two;',
        'begin',
        '  begin',
        '  One(1);',
        'end;',
        'procedure Three;',
        'begin',
        '  Two;',
        'end;',
        'begin',
        '  Three;',
        'end.',
      ],
    }),
  ).toEqual({
    units: ['1-20 P', '3-3 P.One', '5-8 P.One', '9-13 P.Two', '14-17 P.Three'],
    edges: ['12 Two > P.One in p.dpr', '16 Three > P.Two in p.dpr', '19 P > P.Three in p.dpr'],
  })
})

test('what a method calls is told apart from what another of its name calls', () => {
  const lines = [
    'unit U;',
    'interface',
    'implementation',
    'procedure A; begin end;',
    'procedure B; begin end;',
    'procedure TX.Go; begin A; end;',
    'procedure TY.Go; begin B; end;',
    'end.',
  ]
  const index = createStructureQueries(linked({ 'u.pas': lines }), () => ({ checkedAt: 0, durationMs: 0, scanned: 0, reused: 0 }))
  const called = (name: string) => index.callees(name).subjects.flatMap(({ references }) => references.map(({ to }) => to.name))
  expect(called('TX.Go')).toEqual(['A'])
  expect(called('TY.Go')).toEqual(['B'])
  expect(called('Go')).toEqual(['A', 'B'])
  const callers = index.callers('A', { depth: 2 }).subjects.flatMap(({ references }) => references.map(({ from }) => from.of))
  expect(callers).toEqual(['TX'])
})

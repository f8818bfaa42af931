import { describe, expect, it } from 'vitest';
import { changeSettings } from '#domain/form/fields/changeSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { sampleField } from '#tests/support/form/sampleForm.ts';

const field = sampleField({ dataType: 'money' });

describe('an amount of money', () => {
  it.each(['150', '150.00', '$150', '$ 150.00'])('reads %s as dollars', (text) => {
    expect(readAnswer(text, field)).toEqual({ ok: true, value: 15_000 });
  });

  it('rejects a bare number, which could mean dollars or cents, wherever it could be saved', () => {
    expect(readAnswer(15_000, field)).toEqual({ ok: false, error: { code: 'amountAmbiguous' } });
    const change = (maxValue: unknown, current = initialSettings) =>
      changeSettings({ dataType: 'money', options: [], current, changes: { maxValue } });
    expect(change(15_000)).toEqual({ ok: false, error: [{ path: 'maxValue', code: 'amountAmbiguous' }] });
    expect(change('150.00')).toMatchObject({ ok: true, value: { maxValue: 15_000 } });
    expect(change(15_000, { ...initialSettings, maxValue: 15_000 })).toMatchObject({ ok: true });
  });
});

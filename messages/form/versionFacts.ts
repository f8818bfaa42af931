import { plainText } from '#domain/publicPage/plainText.ts';
import type { VersionTexts } from '#domain/template/versionChanges.ts';
import type { Subject } from '#domain/template/versionSubjects.ts';
import { foldedFacts } from '#messages/form/foldedFacts.ts';
import { stepTextsWords } from '#messages/form/formEditorWords.ts';
import { completionWords } from '#messages/form/formSettingsWords.ts';
import type { FoldedFact, SettingFact, VersionNames } from '#messages/form/versionNames.ts';
import { settingFacts } from '#messages/form/versionSettingFacts.ts';

/** One thing the editor shows about a part. */
export interface VersionFact {
  /** the settings or kinds of rows that it shows */
  readonly of: readonly string[];
  readonly label: string;
  readonly text: string;
  /** what it is in a version that doesn't say it, such as `No` */
  readonly otherwise?: string | undefined;
}

/** What the editor shows about a part, in its order. Leaves out what is empty or as it is at first. */
export function versionFacts(subject: Subject, names: VersionNames): readonly VersionFact[] {
  const { kind, settings, folded } = subject;
  const facts: VersionFact[] = [];
  for (const [name, fact] of Object.entries<SettingFact>(settingFacts[kind])) {
    const text = fact.say(settings[name], subject, names);
    if (text !== null)
      facts.push({ of: [name, ...(fact.with ?? [])], label: fact.label, text, otherwise: fact.otherwise });
  }
  for (const [name, all] of Object.entries<readonly FoldedFact[]>(foldedFacts)) {
    const rows = folded[name];
    if (!rows) continue;
    for (const { label, say, otherwise } of all) {
      const text = say(rows, subject, names);
      if (text !== null) facts.push({ of: [name], label, text, otherwise });
    }
  }
  return facts;
}

const textRules = [
  ['description', stepTextsWords.labels.description],
  ['completionMessage', completionWords.message],
] as const;

/** The texts of a version itself, apart from its name. */
export const textFacts = (texts: VersionTexts): readonly VersionFact[] =>
  textRules.flatMap(([name, label]) => {
    const text = plainText(texts[name] ?? '', Number.POSITIVE_INFINITY);
    return text === '' ? [] : [{ of: [name], label, text }];
  });

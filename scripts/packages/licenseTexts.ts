import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, type Packages } from '#scripts/packages/packageTree.ts';
import { root } from '#scripts/setup/root.ts';

/** One license text and the packages that it covers, each with its own copyright lines. */
export interface LicenseText {
  readonly text: string;
  readonly covers: readonly string[];
}

/**
 * The license files of installed packages, without repetition: texts that differ only in copyright lines or line breaks
 * are one. Packages for a single platform are left out, so the result is the same on every machine.
 */
export function licenseTexts(packages: Packages, places: readonly string[]): readonly LicenseText[] {
  const found = new Map<string, { text: string; covers: Set<string> }>();
  for (const place of places) {
    const { version, os, cpu } = packages[place] ?? {};
    if (os !== undefined || cpu !== undefined) continue;
    for (const whole of filesOf(path.join(root, place))) {
      const { text, copyright } = split(whole);
      const key = text.replaceAll(/\W+/g, ' ').toLowerCase().trim();
      const license = found.get(key) ?? { text, covers: new Set<string>() };
      license.covers.add([`${nameOf(place)} ${version}`, ...copyright].join('\n    '));
      found.set(key, license);
    }
  }
  return [...found.values()].map(({ text, covers }) => ({ text, covers: [...covers].toSorted() }));
}

function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Copyright lines above the text belong to one package; the text itself may be that of many. */
function split(whole: string): { readonly text: string; readonly copyright: readonly string[] } {
  const lines = whole
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd());
  const isCopyright = (line: string): boolean => /^\s*(copyright\b|\(c\)|©)/i.test(line) && line.length < 200;
  const isHeading = (line: string): boolean => /^\W*(the )?(mit|isc) license(\W*\(mit\))?\W*$/i.test(line);
  const end = lines.findIndex((line) => line !== '' && !isCopyright(line) && !isHeading(line));
  const head = lines.slice(0, end);
  return {
    copyright: head.filter(isCopyright).map((line) => line.trim()),
    text: lines.slice(Math.max(0, end)).join('\n').trim(),
  };
}

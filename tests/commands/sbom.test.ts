import { expect, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly group?: string; readonly version: string }[];
}

it('lists the packages that run in production as CycloneDX, without a network', async () => {
  await using command = new Command('sbom', { npm_config_offline: 'true' });
  expect(await command.ends()).toBe(0);
  const bom = JSON.parse(command.said.slice(command.said.indexOf('{'))) as Bom;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'portico' } } });
  const names = bom.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  expect(names).toEqual(expect.arrayContaining(['@prisma/client', 'graphql', 'react', 'stripe']));
  expect(names).not.toEqual(expect.arrayContaining(['prisma']));
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
});

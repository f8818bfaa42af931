import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to operate a page: with a mouse, or by keyboard alone. */
export interface InputDevice {
  /** presses a button, follows a link, checks a box */
  readonly press: (what: Locator) => Promise<void>;
  /** picks an entry of an open menu */
  readonly pick: (entry: Locator) => Promise<void>;
  /** focuses a text field */
  readonly enter: (text: Locator) => Promise<void>;
  readonly choose: (select: Locator, option: string) => Promise<void>;
  readonly chooseFile: (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  /** types into the focused field, which must be this one */
  readonly write: (into: Locator, text: string) => Promise<void>;
}

export interface CountedInputDevice extends InputDevice {
  /** number of actions besides typing */
  readonly acts: () => Promise<number>;
}

declare global {
  var actsOfHands: number;
}

/** Mouse user. Counts every pointerdown, and every keydown that types no text. */
export async function mouseInput(page: Page): Promise<CountedInputDevice> {
  let unheard = 0;
  await page.evaluate(() => {
    globalThis.actsOfHands = 0;
    const isText = (target: EventTarget | null): boolean =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    addEventListener('pointerdown', () => (globalThis.actsOfHands += 1), true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey, target }) => {
        const isTyping = key.length === 1 && !ctrlKey && isText(target);
        if (!isTyping && !['Control', 'Shift'].includes(key)) globalThis.actsOfHands += 1;
      },
      true,
    );
  });
  const click = (what: Locator): Promise<void> => what.click();
  return {
    press: click,
    pick: click,
    enter: click,
    choose: async (select, option) => {
      // Opening a select and picking an option are two actions that the page doesn't see.
      unheard += 2;
      await select.selectOption(option);
    },
    chooseFile: async (input, file) => {
      const choosing = page.waitForEvent('filechooser');
      await input.click();
      await (await choosing).setFiles(file);
    },
    key: (key) => page.keyboard.press(key),
    write: async (into, text) => {
      await expect(into).toBeFocused();
      // Inserted as a whole, so typing isn't counted.
      await page.keyboard.insertText(text);
    },
    acts: async () => unheard + (await page.evaluate(() => globalThis.actsOfHands)),
  };
}

const longestWay = 120;

/** Presses Tab until the element has focus. */
async function goTo(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  for (let steps = 0; steps < longestWay; steps += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No Tab leads there.');
}

export function keyboardInput(page: Page): InputDevice {
  const press = async (what: Locator): Promise<void> => {
    await goTo(page, what);
    const isBox = await what.evaluate((element) => element.matches('input[type=checkbox]'));
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  };
  return {
    press,
    pick: async (entry) => {
      await entry.waitFor();
      for (let steps = 0; steps < 20; steps += 1) {
        if (await entry.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(entry).toBeFocused();
      await page.keyboard.press('Enter');
    },
    enter: (text) => goTo(page, text),
    choose: async (select, option) => {
      await goTo(page, select);
      await page.keyboard.type(option);
      await expect(select.locator('option:checked')).toHaveText(option);
    },
    chooseFile: async (input, file) => {
      const choosing = page.waitForEvent('filechooser');
      await press(input);
      await (await choosing).setFiles(file);
    },
    key: (key) => page.keyboard.press(key),
    write: async (into, text) => {
      await expect(into).toBeFocused();
      await page.keyboard.type(text);
    },
  };
}

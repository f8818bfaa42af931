import { describe, expect, test } from 'vitest';
import { pastedRichHtml, richHtml, safeLink, type RichNode } from '#web/ui/richHtml.ts';

const text = (textContent: string): RichNode => ({ nodeName: '#text', textContent, childNodes: [] });
const node = (nodeName: string, ...childNodes: readonly (RichNode | string)[]): RichNode => ({
  nodeName,
  textContent: null,
  childNodes: childNodes.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const looking = (look: string, of: RichNode): RichNode => ({
  ...of,
  getAttribute: (name) => (name === 'data-look' ? look : null),
});
const link = (href: string, words: string): RichNode => ({
  ...node('A', words),
  getAttribute: (name) => (name === 'href' ? href : null),
});
const wordItem = (level: number, mark: string, words: string): RichNode =>
  looking(
    `margin-left:.5in;mso-list:l0 level${level} lfo1`,
    node('P', node('SPAN', looking('mso-list:Ignore', { ...node('SPAN', mark), textContent: mark })), words),
  );

describe('HTML kept from the editor', () => {
  test.each<[string, RichNode, string]>([
    ['nothing', node('DIV'), ''],
    ['an empty paragraph', node('DIV', node('P', node('BR'))), ''],
    ['a first line without a paragraph', node('DIV', 'Call ', node('B', 'us')), '<p>Call <strong>us</strong></p>'],
    ['a trailing space while typing', node('DIV', node('P', 'Call\u00A0')), '<p>Call</p>'],
    ['a line break in the middle', node('DIV', node('P', 'One', node('BR'), 'Two', node('BR'))), '<p>One<br />Two</p>'],
    ['nested divs of another browser', node('DIV', node('DIV', node('DIV', 'One'), 'Two')), '<p>One</p><p>Two</p>'],
    ['headings', node('DIV', node('H2', 'First'), node('H5', 'Then')), '<h3>First</h3><h4>Then</h4>'],
    ['a list', node('DIV', node('P', node('UL', node('LI', 'One', node('BR')), node('LI')))), '<ul><li>One</li></ul>'],
    [
      'a nested list',
      node('DIV', node('OL', node('LI', 'One', node('UL', node('LI', node('EM', 'a')))))),
      '<ol><li>One<ul><li><em>a</em></li></ul></li></ol>',
    ],
    ['text that looks like a tag', node('DIV', 'a < b & c'), '<p>a &lt; b &amp; c</p>'],
    ['other tags', node('DIV', node('P', node('SPAN', 'One'))), '<p>One</p>'],
    [
      'a link',
      node('DIV', link('https://a.example/?a=1&b', 'Plan')),
      '<p><a href="https://a.example/?a=1&amp;b">Plan</a></p>',
    ],
    [
      'Google Docs: a bold wrapper that is not bold, formatting by styles, a nested list after its item',
      node(
        'BODY',
        looking(
          'font-weight:normal;',
          node(
            'B',
            node('P', looking('font-size:11pt;font-weight:700', node('SPAN', 'Bring')), ' it'),
            node(
              'UL',
              node('LI', node('P', looking('font-style:italic', node('SPAN', 'One')))),
              node('UL', node('LI', 'a')),
            ),
          ),
        ),
      ),
      '<p><strong>Bring</strong> it</p><ul><li><em>One</em><ul><li>a</li></ul></li></ul>',
    ],
    [
      'Word: lists as paragraphs',
      node(
        'BODY',
        'Now',
        wordItem(1, '1.', 'One'),
        '\n',
        wordItem(2, '·', 'a'),
        wordItem(1, '2.', 'Two'),
        wordItem(1, '·', 'x'),
      ),
      '<p>Now</p><ol><li>One<ul><li>a</li></ul></li><li>Two</li></ol><ul><li>x</li></ul>',
    ],
    [
      'a table',
      node('BODY', node('TABLE', node('TBODY', node('TR', node('TD', node('P', 'Fee')), node('TD', '$5'))))),
      '<p>Fee $5</p>',
    ],
    ['a link within this site', node('DIV', link('/account', 'Plan')), '<p>Plan</p>'],
  ])('from %s', (_name, root, expected) => {
    expect(richHtml(root)).toBe(expected);
  });

  test('HTML kept from a paste, with styles read as text only', () => {
    let parsed = '';
    pastedRichHtml(
      '<style>p{}</style><!--x--><P class=a\nstyle="mso:\'>\'" onclick=b()>style=1<br></P><a HREF=x>a</a>',
      (html) => {
        parsed = html;
        return node('BODY');
      },
    );
    expect(parsed).toBe('<P data-look="mso:\'>\'">style=1<br></P><a href=x>a</a>');
  });

  test.each([
    ['https://town.example/plans', 'https://town.example/plans'],
    [' www.town.example/plans ', 'https://www.town.example/plans'],
    ['help@town.example', 'mailto:help@town.example'],
    ['tel:+15550100', 'tel:+15550100'],
    ['www.town.example?plan=1', 'https://www.town.example?plan=1'],
    ['https://', null],
    ['javascript:alert(1)', null],
    ['/account', null],
    ['our site', null],
    ['', null],
  ])('the link %j becomes %j', (typed, expected) => {
    expect(safeLink(typed)).toBe(expected);
  });
});

/** The accessibility statement. docs/accessibility.md has the details; keep the two in sync. */
export const accessibilityWords = {
  title: 'Accessibility',
  intro:
    'We want everyone to be able to use this service, including people who use a screen reader, a keyboard, a magnifier, or voice control.',
  sections: [
    {
      id: 'goal',
      title: 'Our goal',
      text: 'This service is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe it meets most of them, but no outside expert has confirmed that yet.',
      points: [],
    },
    {
      id: 'tested',
      title: 'What we test',
      text: 'We test the main pages before every release:',
      points: [
        'with an automated accessibility check, in light and dark colors',
        'at narrow, medium, and wide sizes, so that text fits at 400% zoom',
        'with only a keyboard: filling in a form, working through a list, and building a form',
        'for enough contrast in every pair of colors',
      ],
    },
    {
      id: 'gaps',
      title: 'Known problems',
      text: 'Some parts don’t meet our goal yet:',
      points: [
        'We haven’t tested every page with screen readers or with people who use them every day.',
        'PDF documents created by this service have no tags, so a screen reader may read them in the wrong order. The page for your submission has the same information.',
        'Documents that people upload may not be accessible.',
        'You can draw a signature only with a mouse, pen, or finger. You can always type your name instead.',
        'The service is in English only. A town may write its own forms in other languages.',
      ],
    },
    {
      id: 'help',
      title: 'Get help or report a problem',
      text: 'Contact the office whose form you are using. It can help you finish the form or offer another way to apply. To report a problem, tell the office:',
      points: [
        'the address of the page',
        'what you were trying to do and what went wrong',
        'the device, browser, and assistive technology you use',
      ],
    },
  ],
} as const;

/**
 * @generated SignedSource<<f29552142ea69e4a1913df80609ced88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqRow_faq$data = {
  readonly answer: string;
  readonly id: string;
  readonly question: string;
  readonly " $fragmentType": "FaqRow_faq";
};
export type FaqRow_faq$key = {
  readonly " $data"?: FaqRow_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqRow_faq">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqRow_faq",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    }
  ],
  "type": "MasterTemplateFaq",
  "abstractKey": null
};

(node as any).hash = "f7b89bf6c09ec68fce37f1d91f148eab";

export default node;

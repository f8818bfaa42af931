/**
 * @generated SignedSource<<c18581afa1d7e17355d92e562a56d3c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Faqs_form$data = {
  readonly faqs: ReadonlyArray<{
    readonly id: string;
    readonly question: string;
    readonly " $fragmentSpreads": FragmentRefs<"FaqRow_faq">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "Faqs_form";
};
export type Faqs_form$key = {
  readonly " $data"?: Faqs_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"Faqs_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Faqs_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateFaq",
      "kind": "LinkedField",
      "name": "faqs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaqRow_faq"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "366ff2e67f27d4f824ff053456c09567";

export default node;

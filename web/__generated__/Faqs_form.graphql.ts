/**
 * @generated SignedSource<<0e3b7fbf621bed752ede9431c21ee324>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Faqs_form$data = {
  readonly id: string;
  readonly writtenFaqs: ReadonlyArray<{
    readonly id: string;
    readonly question: string;
    readonly " $fragmentSpreads": FragmentRefs<"FaqRow_faq">;
  }>;
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
      "name": "writtenFaqs",
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

(node as any).hash = "5dfc50dce54ff21fdecb759f0cc8b7f1";

export default node;

/**
 * @generated SignedSource<<dd55d28064f6b51ac5af0044c2fa2c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormHelp_form$data = {
  readonly faqs: ReadonlyArray<{
    readonly __typename: "MasterTemplateFaq";
  }>;
  readonly slug: string;
  readonly team: {
    readonly name: string;
    readonly slug: string;
    readonly supportEmail: string | null | undefined;
  };
  readonly " $fragmentType": "FormHelp_form";
};
export type FormHelp_form$key = {
  readonly " $data"?: FormHelp_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormHelp_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormHelp_form",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "20990b0b471d1b9ecacf49dc0a6ce380";

export default node;

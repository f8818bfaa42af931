/**
 * @generated SignedSource<<311b6df66c47dd4e6abb653a042025d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSlugForm_form$data = {
  readonly id: string;
  readonly slug: string;
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentType": "FormSlugForm_form";
};
export type FormSlugForm_form$key = {
  readonly " $data"?: FormSlugForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSlugForm_form">;
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
  "name": "FormSlugForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "67669552785796352325915ea524e49a";

export default node;

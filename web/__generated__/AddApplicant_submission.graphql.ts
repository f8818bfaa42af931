/**
 * @generated SignedSource<<cdc6031b85a77c7932bd8e8ab8d59468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddApplicant_submission$data = {
  readonly applicants: ReadonlyArray<{
    readonly user: {
      readonly id: string;
    };
  }>;
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "AddApplicant_submission";
};
export type AddApplicant_submission$key = {
  readonly " $data"?: AddApplicant_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddApplicant_submission">;
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
  "name": "AddApplicant_submission",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApplicantAttachment",
      "kind": "LinkedField",
      "name": "applicants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "f6836937cfcd8811ff1c68deaafb8017";

export default node;

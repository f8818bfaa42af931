/**
 * @generated SignedSource<<33f487f2d0fba302d1506b13d9313f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartForApplicant_submission$data = {
  readonly applicants: ReadonlyArray<{
    readonly isPrimary: boolean;
    readonly user: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly id: string;
  readonly " $fragmentType": "StartForApplicant_submission";
};
export type StartForApplicant_submission$key = {
  readonly " $data"?: StartForApplicant_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartForApplicant_submission">;
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
  "name": "StartForApplicant_submission",
  "selections": [
    (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "isPrimary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
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

(node as any).hash = "37ee74364375b35c23450afd3825b51b";

export default node;

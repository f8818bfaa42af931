/**
 * @generated SignedSource<<5c5a79bee47c7e42c3779725c135efa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type LinkableSubmissionsPage_requirement$data = {
  readonly id: string;
  readonly linkable: ReadonlyArray<{
    readonly createdAt: string;
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly status: SubmissionStatus;
  }>;
  readonly " $fragmentType": "LinkableSubmissionsPage_requirement";
};
export type LinkableSubmissionsPage_requirement$key = {
  readonly " $data"?: LinkableSubmissionsPage_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkableSubmissionsPage_requirement">;
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
  "name": "LinkableSubmissionsPage_requirement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "linkable",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubprocessRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "fbf9dd87001cd96bfb70087dcd73c7de";

export default node;

/**
 * @generated SignedSource<<041e5a23b1d3e6da5390197645a5e6d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type LinkablePage_requirement$data = {
  readonly id: string;
  readonly linkable: ReadonlyArray<{
    readonly createdAt: string;
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly status: SubmissionStatus;
  }>;
  readonly " $fragmentType": "LinkablePage_requirement";
};
export type LinkablePage_requirement$key = {
  readonly " $data"?: LinkablePage_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkablePage_requirement">;
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
  "name": "LinkablePage_requirement",
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

(node as any).hash = "bfeac870af0ccb6dd960386f34c942aa";

export default node;

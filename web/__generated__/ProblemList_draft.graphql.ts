/**
 * @generated SignedSource<<e57687d2b9376269e1e28fa723df15e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemList_draft$data = {
  readonly documentsToPublish: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly masterTemplateId: string;
  readonly publishProblems: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly identity: string;
    readonly name: string | null | undefined;
    readonly position: number;
  }>;
  readonly " $fragmentType": "ProblemList_draft";
};
export type ProblemList_draft$key = {
  readonly " $data"?: ProblemList_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemList_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProblemList_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "masterTemplateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "publishProblems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateDocument",
      "kind": "LinkedField",
      "name": "documentsToPublish",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identity",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "baf3a142bc5d80d637c0ad2c7fe19465";

export default node;

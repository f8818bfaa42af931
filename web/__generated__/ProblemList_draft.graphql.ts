/**
 * @generated SignedSource<<2f6bcb232e0802cb2b4009dc2909f4dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemList_draft$data = {
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

const node: ReaderFragment = {
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
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
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
          "name": "identity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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

(node as any).hash = "3ae85ffd0358bcf1fd1fdacf9acd7b1d";

export default node;

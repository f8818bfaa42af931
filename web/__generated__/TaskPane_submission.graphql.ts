/**
 * @generated SignedSource<<4ce3610bbe3168573a01a2475d80f149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskPane_submission$data = {
  readonly customId: string | null | undefined;
  readonly id: string;
  readonly isSkippedTask: boolean;
  readonly masterTemplate: {
    readonly name: string;
  };
  readonly scopedId: number;
  readonly " $fragmentSpreads": FragmentRefs<"PaneTabs_submission" | "SubmissionFacts_submission" | "TaskStep_submission">;
  readonly " $fragmentType": "TaskPane_submission";
};
export type TaskPane_submission$key = {
  readonly " $data"?: TaskPane_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskPane_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskPane_submission",
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
      "name": "scopedId",
      "storageKey": null
    },
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
      "name": "isSkippedTask",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplate",
      "kind": "LinkedField",
      "name": "masterTemplate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmissionFacts_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaneTabs_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskStep_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "d431ceea0562fe1ca479a6242e0f5b90";

export default node;

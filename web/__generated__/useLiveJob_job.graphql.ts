/**
 * @generated SignedSource<<f02298a63188ac45884762f6eb9f6f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "complete" | "failed" | "queued" | "working";
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type useLiveJob_job$data = {
  readonly failure: string | null | undefined;
  readonly flowTemplate: {
    readonly id: string;
    readonly isModified: boolean;
    readonly masterTemplate: {
      readonly availableActions: ReadonlyArray<string>;
      readonly everPublished: boolean;
      readonly id: string;
      readonly name: string;
      readonly publishedVersion: {
        readonly id: string;
        readonly publishedAt: string | null | undefined;
        readonly version: number;
      } | null | undefined;
      readonly status: TemplateStatus;
    };
    readonly revision: number;
    readonly version: number;
  } | null | undefined;
  readonly problems: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly progress: number;
  readonly state: JobState;
  readonly " $fragmentType": "useLiveJob_job";
};
export type useLiveJob_job$key = {
  readonly " $data"?: useLiveJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveJob_job">;
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
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLiveJob_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problems",
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
      "concreteType": "FlowTemplate",
      "kind": "LinkedField",
      "name": "flowTemplate",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isModified",
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
            (v0/*:: as any*/),
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "everPublished",
              "storageKey": null
            },
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
              "concreteType": "FlowTemplate",
              "kind": "LinkedField",
              "name": "publishedVersion",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "publishedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "930697e1b9d3bd7234b8a3c2121d224f";

export default node;

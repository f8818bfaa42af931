/**
 * @generated SignedSource<<d013acafeba82d1204dd6c57dfe55700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangesSinceSigned_submission$data = {
  readonly changesSinceSigned: ReadonlyArray<{
    readonly activeStep: {
      readonly availableActions: ReadonlyArray<string>;
      readonly id: string;
      readonly needsSignature: boolean;
      readonly step: {
        readonly name: string | null | undefined;
      };
      readonly stepId: string;
    };
    readonly changes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AnswerChangeList_changes">;
    }>;
    readonly signedAt: string;
    readonly signedBy: ReadonlyArray<string>;
  }>;
  readonly isOwn: boolean;
  readonly " $fragmentType": "ChangesSinceSigned_submission";
};
export type ChangesSinceSigned_submission$key = {
  readonly " $data"?: ChangesSinceSigned_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceSigned_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangesSinceSigned_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedSignature",
      "kind": "LinkedField",
      "name": "changesSinceSigned",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveStep",
          "kind": "LinkedField",
          "name": "activeStep",
          "plural": false,
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
              "name": "stepId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "needsSignature",
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
              "concreteType": "Step",
              "kind": "LinkedField",
              "name": "step",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnswerChangeList_changes"
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

(node as any).hash = "0b3950d8ca0036932f4049d44f715157";

export default node;

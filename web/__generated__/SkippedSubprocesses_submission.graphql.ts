/**
 * @generated SignedSource<<23cc171ff470a7f3176c354f1bc9eca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SkippedSubprocesses_submission$data = {
  readonly subprocessRequirements: ReadonlyArray<{
    readonly form: {
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly isFormClosed: boolean;
    readonly subprocessId: string | null | undefined;
  }>;
  readonly " $fragmentType": "SkippedSubprocesses_submission";
};
export type SkippedSubprocesses_submission$key = {
  readonly " $data"?: SkippedSubprocesses_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkippedSubprocesses_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SkippedSubprocesses_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessRequirement",
      "kind": "LinkedField",
      "name": "subprocessRequirements",
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
          "name": "isFormClosed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subprocessId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubprocessForm",
          "kind": "LinkedField",
          "name": "form",
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
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "4a6b9566ee579f669609dc78d2cf8359";

export default node;

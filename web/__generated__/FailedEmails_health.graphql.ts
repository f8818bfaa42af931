/**
 * @generated SignedSource<<4874a8ae41b1789839c269a5fa5059bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedEmails_health$data = {
  readonly failedEmails: ReadonlyArray<{
    readonly error: string | null | undefined;
    readonly failedAt: string;
    readonly id: string;
    readonly kind: string;
    readonly recipient: string;
  }>;
  readonly " $fragmentType": "FailedEmails_health";
};
export type FailedEmails_health$key = {
  readonly " $data"?: FailedEmails_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedEmails_health">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedEmails_health",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedEmail",
      "kind": "LinkedField",
      "name": "failedEmails",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Health",
  "abstractKey": null
};

(node as any).hash = "838b9e0213e5e06c643a3a9bd31c846e";

export default node;

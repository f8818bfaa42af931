/**
 * @generated SignedSource<<1400d93d147406e7a6178cedd2f040c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepAudience = "applicants" | "assignees" | "members";
export type StepEvent = "completed" | "overdue" | "started";
import type { FragmentRefs } from "relay-runtime";
export type StepEmails_step$data = {
  readonly emailNotifications: ReadonlyArray<{
    readonly audience: StepAudience;
    readonly body: string | null | undefined;
    readonly enabled: boolean;
    readonly event: StepEvent;
    readonly subject: string | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "StepEmails_step";
};
export type StepEmails_step$key = {
  readonly " $data"?: StepEmails_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEmails_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEmails_step",
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
      "concreteType": "StepEmailNotification",
      "kind": "LinkedField",
      "name": "emailNotifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "event",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audience",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "2217f5b737a10272de2af1a740941443";

export default node;

/**
 * @generated SignedSource<<5efd30f39110df8dc61f6cdd6185d926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailSettingOwner = "Team" | "User";
export type EmailSettingParent = "MasterTemplate" | "Team";
export type OptionalEmailType = "changesRequested" | "commentAdded" | "dailySummary" | "discussionStarted" | "editSuggested" | "outputIssued" | "paymentFailed" | "paymentReceived" | "renewalReminder" | "reviewCompleted" | "stepAssigned" | "stepCompleted" | "stepOverdue" | "stepReady" | "stepStarted" | "submissionCompleted" | "submissionHalted" | "submissionLaunched";
import type { FragmentRefs } from "relay-runtime";
export type useEmailChoices_viewer$data = {
  readonly emailSettings: ReadonlyArray<{
    readonly emailType: OptionalEmailType | null | undefined;
    readonly id: string;
    readonly ownerType: EmailSettingOwner;
    readonly parentId: string;
    readonly parentType: EmailSettingParent;
    readonly shouldSend: boolean;
  }>;
  readonly " $fragmentType": "useEmailChoices_viewer";
};
export type useEmailChoices_viewer$key = {
  readonly " $data"?: useEmailChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEmailChoices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "about"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEmailChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "about",
          "variableName": "about"
        }
      ],
      "concreteType": "EmailSetting",
      "kind": "LinkedField",
      "name": "emailSettings",
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
          "name": "emailType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shouldSend",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "92f0775162f6caabe242a5357e844a75";

export default node;

/**
 * @generated SignedSource<<110718a780800f88fb29964316f6380b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailSettingParent = "MasterTemplate" | "Team";
import type { FragmentRefs } from "relay-runtime";
export type EmailChoices_viewer$data = {
  readonly emailSubject: {
    readonly isApplicant: boolean;
    readonly isStaff: boolean;
    readonly mayChooseForTeam: boolean;
    readonly name: string;
    readonly subjectId: string;
    readonly teamName: string;
    readonly type: EmailSettingParent;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useEmailChoices_viewer">;
  readonly " $fragmentType": "EmailChoices_viewer";
};
export type EmailChoices_viewer$key = {
  readonly " $data"?: EmailChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailChoices_viewer">;
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
  "name": "EmailChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "about"
        }
      ],
      "concreteType": "EmailSubject",
      "kind": "LinkedField",
      "name": "emailSubject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
          "name": "teamName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isApplicant",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayChooseForTeam",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "about",
          "variableName": "about"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useEmailChoices_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d77cf73ab336b2b2f1f07f024f51cf5f";

export default node;

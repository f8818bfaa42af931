/**
 * @generated SignedSource<<8b6a85cad023daad4881abb2acf26117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailSettingParent = "MasterTemplate" | "Team";
import type { FragmentRefs } from "relay-runtime";
export type EmailSubjects_viewer$data = {
  readonly emailSubjects: ReadonlyArray<{
    readonly name: string;
    readonly subjectId: string;
    readonly teamName: string;
    readonly type: EmailSettingParent;
  }>;
  readonly " $fragmentType": "EmailSubjects_viewer";
};
export type EmailSubjects_viewer$key = {
  readonly " $data"?: EmailSubjects_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSubjects_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSubjects_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailSubject",
      "kind": "LinkedField",
      "name": "emailSubjects",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9a3d044fd48d2744954785449b45d82e";

export default node;

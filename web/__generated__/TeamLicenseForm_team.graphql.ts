/**
 * @generated SignedSource<<987b666472a32404c87bd6e2a8d003d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamLicenseForm_team$data = {
  readonly id: string;
  readonly openDataLicense: string | null | undefined;
  readonly " $fragmentType": "TeamLicenseForm_team";
};
export type TeamLicenseForm_team$key = {
  readonly " $data"?: TeamLicenseForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamLicenseForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamLicenseForm_team",
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
      "name": "openDataLicense",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "637529d288a08c5c7bd8b7ce2b116901";

export default node;

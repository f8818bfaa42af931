/**
 * @generated SignedSource<<bfba5ce3ff3597744d81fa11c634d6e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinderResultPage_team$data = {
  readonly name: string;
  readonly slug: string;
  readonly supportEmail: string | null | undefined;
  readonly " $fragmentType": "FinderResultPage_team";
};
export type FinderResultPage_team$key = {
  readonly " $data"?: FinderResultPage_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinderResultPage_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinderResultPage_team",
  "selections": [
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "0c49e8d4fdcda3d681032298421101d0";

export default node;

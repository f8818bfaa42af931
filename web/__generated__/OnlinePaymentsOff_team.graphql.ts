/**
 * @generated SignedSource<<58f73c6514f7684b13b6a124adbbb544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OnlinePaymentsOff_team$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly chargesEnabled: boolean;
  readonly slug: string;
  readonly " $fragmentType": "OnlinePaymentsOff_team";
};
export type OnlinePaymentsOff_team$key = {
  readonly " $data"?: OnlinePaymentsOff_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePaymentsOff_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnlinePaymentsOff_team",
  "selections": [
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
      "name": "chargesEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "c8e6928f3c27ceb6c98c367d362d7154";

export default node;

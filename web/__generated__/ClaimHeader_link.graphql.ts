/**
 * @generated SignedSource<<24071521e79c984c2e284a1d1d77183e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimHeader_link$data = {
  readonly email: string | null | undefined;
  readonly invitation: {
    readonly sentence: string;
    readonly team: {
      readonly " $fragmentSpreads": FragmentRefs<"useTownBranding_team">;
    };
  } | null | undefined;
  readonly isInvited: boolean;
  readonly whatNext: string | null | undefined;
  readonly " $fragmentType": "ClaimHeader_link";
};
export type ClaimHeader_link$key = {
  readonly " $data"?: ClaimHeader_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimHeader_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimHeader_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInvited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountInvitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useTownBranding_team"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "kind": "ScalarField",
      "name": "whatNext",
      "storageKey": null
    }
  ],
  "type": "AccountLink",
  "abstractKey": null
};

(node as any).hash = "7480486b2a282d46b7870b22c527323b";

export default node;

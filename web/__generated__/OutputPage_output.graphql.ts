/**
 * @generated SignedSource<<fc2e23440385a7b0cbf8fb08a799bd70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type OutputPage_output$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly issuedAt: string | null | undefined;
  readonly name: string;
  readonly originalOutput: {
    readonly formName: string;
    readonly submission: {
      readonly customId: string | null | undefined;
      readonly id: string;
      readonly scopedId: number;
    } | null | undefined;
  } | null | undefined;
  readonly status: OutputStatus;
  readonly submission: {
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly masterTemplate: {
      readonly name: string;
    };
    readonly scopedId: number;
    readonly team: {
      readonly name: string;
      readonly timeZone: string;
      readonly " $fragmentSpreads": FragmentRefs<"useTownBranding_team">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OutputActions_output" | "OutputDates_output" | "OutputDocument_output" | "Renewal_output">;
  readonly " $fragmentType": "OutputPage_output";
};
export type OutputPage_output$key = {
  readonly " $data"?: OutputPage_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputPage_output">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scopedId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputPage_output",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MasterTemplate",
          "kind": "LinkedField",
          "name": "masterTemplate",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            },
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
      "args": null,
      "concreteType": "IssuedOutput",
      "kind": "LinkedField",
      "name": "originalOutput",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Submission",
          "kind": "LinkedField",
          "name": "submission",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputDocument_output"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Renewal_output"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputDates_output"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputActions_output"
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};
})();

(node as any).hash = "7c9c0b539c3ed65e5011ad2ea9b282f6";

export default node;

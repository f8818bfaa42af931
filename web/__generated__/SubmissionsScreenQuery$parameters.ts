/**
 * @generated SignedSource<<af7306aa3491dc54eb84877825e39647>>
 * @relayHash fdba0c847bf075c616f9cf56385c074e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81800d05f6f0dc6490221743b6fb91a1c2c77514b843c024c9a53af44eb36805

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81800d05f6f0dc6490221743b6fb91a1c2c77514b843c024c9a53af44eb36805",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

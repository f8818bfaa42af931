/**
 * @generated SignedSource<<6aad35032347cd0ac2fef3800a94fa3a>>
 * @relayHash 3b393f8016af27fb528ad91ab8fa2357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b393f8016af27fb528ad91ab8fa2357

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportScreenQuery } from './ExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b393f8016af27fb528ad91ab8fa2357",
    "metadata": {},
    "name": "ExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

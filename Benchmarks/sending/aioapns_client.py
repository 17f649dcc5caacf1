# SPDX-License-Identifier: Apache-2.0
"""aioapns as fast as it goes. usage: aioapns_client.py PORT REQUESTS FOLDER-OF-CERTIFICATES"""

import asyncio
import json
import ssl
import sys
import time
import uuid

import aioapns.connection
from aioapns import APNs, NotificationRequest, PushType

PORT, REQUESTS, CERTS = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
UNDER_WAY = 400
MESSAGE = {"aps": {"alert": {"title": "Game Request", "body": "Jenna wants to play chess with you tonight"
           " at eight; will you take white or black? Answer soon!"}, "badge": 5, "sound": "chime.aiff"}}


async def main():
    protocol = aioapns.connection.APNsProductionClientProtocol
    protocol.APNS_SERVER, protocol.APNS_PORT = "127.0.0.1", PORT
    client = APNs(
        key=open(f"{CERTS}/AuthKey.p8").read(), key_id="BENCHKEY01", team_id="BENCHTEAM1",
        topic="com.example.app", use_sandbox=False, max_connections=4,
        ssl_context=ssl.create_default_context(cafile=f"{CERTS}/ca.pem"))
    numbers = iter(range(REQUESTS))
    accepted = 0

    async def worker():
        nonlocal accepted
        for number in numbers:
            answer = await client.send_notification(NotificationRequest(
                device_token=f"{number + 1:064x}", message=MESSAGE, notification_id=str(uuid.uuid4()),
                push_type=PushType.ALERT))
            accepted += answer.is_successful

    begin = time.perf_counter()
    await asyncio.gather(*(worker() for _ in range(UNDER_WAY)))
    seconds = time.perf_counter() - begin
    print(json.dumps({"accepted": accepted, "rate": REQUESTS / seconds}))


asyncio.run(main())
